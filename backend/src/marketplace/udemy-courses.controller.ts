import { Controller, Get, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/public.decorator.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import type { CachedAnswer } from '../content-cache/cached-answer.js';
import { ContentCacheService } from '../content-cache/content-cache.service.js';
import { SendKeptInterceptor } from '../content-cache/send-kept.interceptor.js';
import { UdemyCourseDto } from './dto/udemy-course.dto.js';
import { UdemyCoursesService } from './udemy-courses.service.js';

@ApiTags('Marketplace')
@Public()
@Controller('api/udemy-courses')
export class UdemyCoursesController {
  constructor(
    private readonly courses: UdemyCoursesService,
    private readonly cache: ContentCacheService,
  ) {}

  @Get()
  @UseInterceptors(SendKeptInterceptor)
  @ApiOperation({ summary: 'List the courses that are also on Udemy' })
  @ApiOkResponse({ type: [UdemyCourseDto], description: 'All visible courses, by title.' })
  @ApiProblems()
  listUdemyCourses(): Promise<CachedAnswer> {
    return this.cache.json('/api/udemy-courses', () => this.courses.listVisible());
  }
}
