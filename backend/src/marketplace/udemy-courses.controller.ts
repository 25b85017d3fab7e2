import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/public.decorator.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { NoQuery } from '../common/validation/no-query.js';
import { CacheContentInterceptor } from '../content-cache/cache-content.interceptor.js';
import { UdemyCourseDto } from './dto/udemy-course.dto.js';
import { UdemyCoursesService } from './udemy-courses.service.js';

@ApiTags('Marketplace')
@Public()
@Controller('udemy-courses')
export class UdemyCoursesController {
  constructor(private readonly courses: UdemyCoursesService) {}

  @Get()
  @UseInterceptors(CacheContentInterceptor)
  @ApiOperation({ summary: 'List the courses that are also on Udemy' })
  @ApiOkResponse({ type: [UdemyCourseDto], description: 'All visible courses, by title.' })
  @ApiProblems()
  listUdemyCourses(@Query() _query: NoQuery): Promise<UdemyCourseDto[]> {
    return this.courses.listVisible();
  }
}
