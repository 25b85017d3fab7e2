import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { NeedsKeyAccess, OpenToKeys } from '../../../common/access/key-area.decorator.js';
import { Roles } from '../../../common/access/access.decorators.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import {
  SetSyncRuleDto,
  SetVisibilityDto,
  toVisibility,
} from '../../../common/validation/set-visibility.dto.js';
import {
  AdminUdemyCourseDto,
  StaffAssignmentDto,
  BulkUpdateUdemyCoursesDto,
  UpdatedUdemyCoursesDto,
} from '../dto/admin-udemy-course.dto.js';
import { AssignStaffDto } from '../dto/change-assignments.dto.js';
import { UdemyPromotionDto } from '../dto/udemy-promotion.dto.js';
import { StaffAssignmentsService } from './staff-assignments.service.js';
import { UdemyCoursesAdminService } from './udemy-courses-admin.service.js';

const ApiUdemyId = () =>
  ApiParam({ name: 'id', type: String, example: 'x010SgCHN9hvyFtzUBB-zS3_Q==' });

const NO_COURSE = { 404: 'There is no Udemy course x010SgCHN9hvyFtzUBB-zS3_Q==.' };

@ApiTags('Marketplace admin')
@Roles('admin')
@OpenToKeys('udemy-courses')
@Controller('api/admin/udemy-courses')
export class UdemyCoursesAdminController {
  constructor(
    private readonly courses: UdemyCoursesAdminService,
    private readonly assignments: StaffAssignmentsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List all Udemy courses with their staff, including removed ones' })
  @ApiOkResponse({ type: [AdminUdemyCourseDto], description: 'All courses, by title.' })
  @ApiProblems()
  listAdminUdemyCourses(): Promise<AdminUdemyCourseDto[]> {
    return this.courses.list();
  }

  @Post('bulk-update')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give many courses of Udemy a sync rule' })
  @ApiOkResponse({ type: UpdatedUdemyCoursesDto, description: 'The changed courses.' })
  @ApiProblems()
  async bulkUpdateUdemyCourses(
    @Body() dto: BulkUpdateUdemyCoursesDto,
  ): Promise<UpdatedUdemyCoursesDto> {
    const updated = await this.courses.setSyncRules(dto);
    return { updated_count: updated.length, updated_ids: updated };
  }

  @NeedsKeyAccess('read', 'write')
  @Put(':id/sync-rule')
  @ApiOperation({ summary: 'Set whether syncs update a Udemy course, ask first, or skip it' })
  @ApiUdemyId()
  @ApiOkResponse({ type: AdminUdemyCourseDto, description: 'The updated course.' })
  @ApiProblems(NO_COURSE)
  setUdemyCourseSyncRule(
    @Param('id') id: string,
    @Body() { sync_rule }: SetSyncRuleDto,
  ): Promise<AdminUdemyCourseDto> {
    return this.courses.setSyncRule(id, sync_rule);
  }

  @NeedsKeyAccess('read', 'write')
  @Put(':id/visibility')
  @ApiOperation({ summary: 'Show a course of Udemy on the public site, or hide it' })
  @ApiUdemyId()
  @ApiOkResponse({ type: AdminUdemyCourseDto, description: 'The updated course.' })
  @ApiProblems({
    ...NO_COURSE,
    409: 'Udemy has removed this course, so it cannot be shown or hidden. Sync again once it is back.',
  })
  setUdemyCourseVisibility(
    @Param('id') id: string,
    @Body() dto: SetVisibilityDto,
  ): Promise<AdminUdemyCourseDto> {
    return this.courses.setVisibility(id, toVisibility(dto));
  }

  @NeedsKeyAccess('read', 'write')
  @Put(':id/promotion')
  @ApiOperation({
    summary: 'Set the referral code and the coupons of a Udemy course',
    description:
      'Links to the course have the valid coupon that ends first, else the referral code. Only instructors can make ' +
      'either, on Udemy.',
  })
  @ApiUdemyId()
  @ApiOkResponse({ type: AdminUdemyCourseDto, description: 'The updated course.' })
  @ApiProblems(NO_COURSE)
  setUdemyPromotion(
    @Param('id') id: string,
    @Body() dto: UdemyPromotionDto,
  ): Promise<AdminUdemyCourseDto> {
    return this.courses.setPromotion(id, dto);
  }

  @Post(':id/assign-staff')
  @ApiOperation({
    summary: 'Assign a staff user to a course of Udemy',
    description: 'Only active users of the role staff can be assigned.',
  })
  @ApiUdemyId()
  @ApiCreatedResponse({ type: StaffAssignmentDto, description: 'The new assignment.' })
  @ApiProblems({
    ...NO_COURSE,
    409: 'This staff member is already assigned to this course.',
  })
  assignStaff(
    @Param('id') id: string,
    @Body() { staff_user_id }: AssignStaffDto,
  ): Promise<StaffAssignmentDto> {
    return this.assignments.assign(id, staff_user_id);
  }

  @Delete(':id/assign-staff/:staffId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove the assignment of a staff user to a Udemy course' })
  @ApiUdemyId()
  @ApiParam({
    name: 'staffId',
    type: String,
    description: 'The `staff_user_id`.',
    example: '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10',
  })
  @ApiNoContentResponse({ description: 'The user is no longer assigned.' })
  @ApiProblems({
    404: 'This staff member is not assigned to this course. Somebody may have removed the assignment.',
  })
  unassignStaff(@Param('id') id: string, @Param('staffId') staffId: string): Promise<void> {
    return this.assignments.unassign(id, staffId);
  }
}
