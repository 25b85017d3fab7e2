import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToKeys } from '../../../common/access/key-area.decorator.js';
import { Roles } from '../../../common/access/access.decorators.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import { ChangeAssignmentsDto, ChangedAssignmentsDto } from '../dto/change-assignments.dto.js';
import { StaffCoursesDto } from '../dto/udemy-course.dto.js';
import { StaffAssignmentsService } from './staff-assignments.service.js';

@ApiTags('Marketplace admin')
@Roles('admin')
@OpenToKeys('udemy-courses')
@Controller('api/admin/staff-assignments')
export class StaffAssignmentsController {
  constructor(private readonly assignments: StaffAssignmentsService) {}

  @Get()
  @ApiOperation({ summary: 'Count the assigned Udemy courses of each staff user' })
  @ApiOkResponse({
    type: [StaffCoursesDto],
    description: 'Staff users without courses are left out.',
  })
  @ApiProblems()
  listStaffCourses(): Promise<StaffCoursesDto[]> {
    return this.assignments.listStaffCourses();
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Add and remove assignments of staff to Udemy courses',
    description:
      'Makes all changes or none. Existing assignments are ignored, so a call can be repeated. To undo it, send the ' +
      'response with its lists swapped and `is_undo`.',
  })
  @ApiOkResponse({ type: ChangedAssignmentsDto, description: 'What has changed.' })
  @ApiProblems()
  changeAssignments(@Body() dto: ChangeAssignmentsDto): Promise<ChangedAssignmentsDto> {
    return this.assignments.change(dto);
  }
}
