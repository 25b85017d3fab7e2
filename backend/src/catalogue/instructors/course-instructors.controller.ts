import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { CourseInstructorsService } from './course-instructors.service.js';
import { ChooseInstructorsDto, CourseInstructorsDto } from './dto/course-instructors.dto.js';

const ApiCourseId = () =>
  ApiParam({ name: 'id', type: 'integer', format: 'int64', example: 2200451 });

const NO_COURSE = { 404: 'There is no course 2200451.' };

@ApiTags('Instructors')
@Roles('admin')
@Controller('api/admin/courses')
export class CourseInstructorsController {
  constructor(private readonly instructors: CourseInstructorsService) {}

  @Get(':id/instructors')
  @ApiOperation({ summary: 'Show the instructors of a course' })
  @ApiCourseId()
  @ApiOkResponse({ type: CourseInstructorsDto, description: 'Their ids, in order.' })
  @ApiProblems(NO_COURSE)
  getCourseInstructors(@Param('id') id: string): Promise<CourseInstructorsDto> {
    return this.instructors.get(id);
  }

  @Put(':id/instructors')
  @ApiOperation({
    summary: 'Choose the instructors of a course',
    description: 'The choice has priority over Thinkific, until it is null again.',
  })
  @ApiCourseId()
  @ApiOkResponse({ type: CourseInstructorsDto, description: 'The new choice.' })
  @ApiProblems({
    ...NO_COURSE,
    400: 'ids: Ids must be of instructors in the list: one of them may have been deleted',
  })
  chooseCourseInstructors(
    @Param('id') id: string,
    @Body() { ids }: ChooseInstructorsDto,
  ): Promise<CourseInstructorsDto> {
    return this.instructors.choose(id, ids);
  }
}
