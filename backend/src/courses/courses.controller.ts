import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/public.decorator.js';
import { NoQuery } from '../common/validation/no-query.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { CacheContentInterceptor } from '../content-cache/cache-content.interceptor.js';
import { CoursesService } from './courses.service.js';
import { CourseDto } from './dto/course.dto.js';

@ApiTags('Courses')
@Public()
@UseInterceptors(CacheContentInterceptor)
@Controller('courses')
export class CoursesController {
  constructor(private readonly courses: CoursesService) {}

  @Get()
  @ApiOperation({ summary: 'List the courses of the public catalogue' })
  @ApiOkResponse({ type: [CourseDto], description: 'All visible courses.' })
  @ApiProblems()
  listCourses(@Query() _query: NoQuery): Promise<CourseDto[]> {
    return this.courses.list();
  }

  @Get(':id')
  @ApiOperation({ summary: 'Show one course of the public catalogue' })
  @ApiParam({ name: 'id', type: String, example: '2200451' })
  @ApiOkResponse({ type: CourseDto, description: 'The course.' })
  @ApiProblems({ 404: 'There is no course 2200451.' })
  getCourse(@Param('id') id: string, @Query() _query: NoQuery): Promise<CourseDto> {
    return this.courses.get(id);
  }
}
