import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { OpenToKeys } from '../../../common/access/key-area.decorator.js';
import { Roles } from '../../../common/access/access.decorators.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import {
  SetSyncRuleDto,
  SetVisibilityDto,
  toVisibility,
} from '../../../common/validation/set-visibility.dto.js';
import { AdminCourseCardsDto } from '../dto/admin-course-cards.dto.js';
import { AdminCourseViewQuery } from '../dto/list-courses.query.js';
import { AdminCourseDto } from '../dto/admin-course.dto.js';
import { BulkUpdateCoursesDto, UpdatedCoursesDto } from '../dto/bulk-update-courses.dto.js';
import { KeepCourseOverrideDto, SaveCourseOverrideDto } from '../dto/save-course-override.dto.js';
import { ETAG, IfMatch } from '../../../common/http/etag.js';
import { AdminCourseListService } from './admin-course-list.service.js';
import { SAVED_SINCE } from './courses-admin.rules.js';
import { CoursesAdminService } from './courses-admin.service.js';
import { CoursesBulkService } from './courses-bulk.service.js';

const ApiCourseId = () =>
  ApiParam({ name: 'id', type: 'integer', format: 'int64', example: 2200451 });

const NO_COURSE = { 404: 'There is no course 2200451.' };

@ApiTags('Courses admin')
@Roles('admin')
@OpenToKeys('courses')
@Controller('api/admin/courses')
export class CoursesAdminController {
  constructor(
    private readonly courses: CoursesAdminService,
    private readonly lists: AdminCourseListService,
    private readonly bulk: CoursesBulkService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List all courses of the platform, including removed ones',
    description: 'With `view=card`, without long texts and as one array per field.',
  })
  @ApiExtraModels(AdminCourseDto, AdminCourseCardsDto)
  @ApiOkResponse({
    schema: {
      oneOf: [
        { type: 'array', items: { $ref: getSchemaPath(AdminCourseDto) } },
        { $ref: getSchemaPath(AdminCourseCardsDto) },
      ],
    },
    description: 'All courses, by name. Cards have an `ETag`.',
  })
  @ApiProblems()
  listAdminCourses(
    @Query() { view }: AdminCourseViewQuery,
  ): Promise<AdminCourseDto[] | AdminCourseCardsDto> {
    return view === 'card' ? this.lists.listCards() : this.lists.list();
  }

  @Post('bulk-update')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Show, hide or feature many courses, or give them a category, a level or a sync rule',
    description:
      'Changes all courses that can be changed, together, and returns those. A null or empty category or level removes the override.',
  })
  @ApiOkResponse({ type: UpdatedCoursesDto, description: 'What has changed.' })
  @ApiProblems()
  bulkUpdateCourses(@Body() dto: BulkUpdateCoursesDto): Promise<UpdatedCoursesDto> {
    return this.bulk.update(dto);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Show one course of the platform' })
  @ApiCourseId()
  @ApiOkResponse({ type: AdminCourseDto, description: 'The course.', headers: ETAG })
  @ApiProblems(NO_COURSE)
  getAdminCourse(@Param('id') id: string): Promise<AdminCourseDto> {
    return this.courses.get(id);
  }

  @Put(':id/visibility')
  @ApiOperation({
    summary: 'Show a course on the public site, or hide it',
    description: 'This choice has priority over the platform from then on.',
  })
  @ApiCourseId()
  @ApiOkResponse({ type: AdminCourseDto, description: 'The updated course.', headers: ETAG })
  @ApiProblems({
    ...NO_COURSE,
    409: 'Thinkific has removed this course, so it cannot be shown or hidden. Sync again once it is back.',
  })
  setCourseVisibility(
    @Param('id') id: string,
    @Body() dto: SetVisibilityDto,
  ): Promise<AdminCourseDto> {
    return this.courses.setVisibility(id, toVisibility(dto));
  }

  @Put(':id/sync-rule')
  @ApiOperation({
    summary: 'Set whether syncs update a course, ask first, or skip it',
    description: 'When a course follows the platform again, the next sync applies the differences.',
  })
  @ApiCourseId()
  @ApiOkResponse({ type: AdminCourseDto, description: 'The updated course.', headers: ETAG })
  @ApiProblems(NO_COURSE)
  setCourseSyncRule(
    @Param('id') id: string,
    @Body() { sync_rule }: SetSyncRuleDto,
  ): Promise<AdminCourseDto> {
    return this.courses.setSyncRule(id, sync_rule);
  }

  @Put(':id/override')
  @ApiOperation({
    summary: 'Replace the override of a course',
    description: 'Fields that are missing, null or empty are no longer overridden.',
  })
  @ApiCourseId()
  @ApiOkResponse({ type: AdminCourseDto, description: 'The updated course.', headers: ETAG })
  @ApiProblems({ ...NO_COURSE, ...SAVED_SINCE })
  saveCourseOverride(
    @Param('id') id: string,
    @Body() dto: SaveCourseOverrideDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<AdminCourseDto> {
    return this.courses.saveOverride(id, dto, ifMatch);
  }

  @Delete(':id/override')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove the override of a course' })
  @ApiCourseId()
  @ApiNoContentResponse({ description: 'The course has no override now.' })
  @ApiProblems({ ...NO_COURSE, ...SAVED_SINCE })
  deleteCourseOverride(
    @Param('id') id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.courses.deleteOverride(id, ifMatch);
  }

  @Post(':id/override/keep')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirm overrides that the platform has changed since',
    description:
      'The given fields leave `platform_changes` until the platform changes them again. To use the ' +
      'platform’s value instead, save the override without the field.',
  })
  @ApiCourseId()
  @ApiOkResponse({ type: AdminCourseDto, description: 'The updated course.', headers: ETAG })
  @ApiProblems(NO_COURSE)
  keepCourseOverride(
    @Param('id') id: string,
    @Body() kept: KeepCourseOverrideDto,
  ): Promise<AdminCourseDto> {
    return this.courses.keepOverride(id, kept);
  }
}
