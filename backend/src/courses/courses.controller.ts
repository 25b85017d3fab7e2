import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/public.decorator.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import type { CachedAnswer } from '../content-cache/cached-answer.js';
import { ContentCacheService } from '../content-cache/content-cache.service.js';
import { SendKeptInterceptor } from '../content-cache/send-kept.interceptor.js';
import { CourseAvailability } from './course-availability.service.js';
import { CoursesService } from './courses.service.js';
import { CourseDto } from './dto/course.dto.js';

@ApiTags('Courses')
@Public()
@UseInterceptors(SendKeptInterceptor)
@Controller('api/courses')
export class CoursesController {
  constructor(
    private readonly courses: CoursesService,
    private readonly availability: CourseAvailability,
    private readonly cache: ContentCacheService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the courses of the public catalogue' })
  @ApiOkResponse({ type: [CourseDto], description: 'All visible courses.' })
  @ApiProblems()
  listCourses(): Promise<CachedAnswer> {
    return this.cache.json('/api/courses', () => this.courses.list());
  }

  @Get(':id')
  @ApiOperation({ summary: 'Show one course of the public catalogue' })
  @ApiParam({ name: 'id', type: String, example: '2200451' })
  @ApiOkResponse({ type: CourseDto, description: 'The course.' })
  @ApiProblems({
    404: 'There is no course 2200451.',
    410: 'Course 2200451 is not offered any more.',
  })
  async getCourse(@Param('id') id: string): Promise<CachedAnswer> {
    await this.availability.require(id);
    return this.cache.json(`/api/courses/${id}`, () => this.courses.get(id));
  }
}
