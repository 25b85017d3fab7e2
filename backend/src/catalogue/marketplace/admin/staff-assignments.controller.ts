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
  @ApiOperation({ summary: 'Tell how many courses of Udemy each of the staff looks after' })
  @ApiOkResponse({ type: [StaffCoursesDto], description: 'Without those who have none.' })
  @ApiProblems()
  listStaffCourses(): Promise<StaffCoursesDto[]> {
    return this.assignments.listStaffCourses();
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Assign staff to courses of Udemy and end assignments, together',
    description:
      'All of it or nothing. What is so already is passed over, so a call can be sent again; the ' +
      'answer, sent with its lists exchanged and `is_undo`, takes it back.',
  })
  @ApiOkResponse({ type: ChangedAssignmentsDto, description: 'What has changed.' })
  @ApiProblems()
  changeAssignments(@Body() dto: ChangeAssignmentsDto): Promise<ChangedAssignmentsDto> {
    return this.assignments.change(dto);
  }
}
