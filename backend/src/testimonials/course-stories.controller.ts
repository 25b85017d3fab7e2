import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access/access.decorators.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { ApiCachedResponse } from '../cache/api-cached-response.js';
import type { RenderedResponse } from '../cache/rendered-response.js';
import { ContentCacheService } from '../cache/content-cache.service.js';
import { SendCachedInterceptor } from '../cache/send-cached.interceptor.js';
import { CourseAvailability } from '../catalogue/courses/course-availability.service.js';
import { PublishedStoryDto } from './dto/testimonial.dto.js';
import { TestimonialsService } from './testimonials.service.js';

@ApiTags('Testimonials')
@Public()
@UseInterceptors(SendCachedInterceptor)
@Controller('api/courses')
export class CourseStoriesController {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly availability: CourseAvailability,
    private readonly cache: ContentCacheService,
  ) {}

  @Get(':id/stories')
  @ApiOperation({
    summary: 'List the newest success stories of a course',
    description: 'A story is of the course whose title it names, whatever the case.',
  })
  @ApiParam({ name: 'id', type: String, example: '2200451' })
  @ApiCachedResponse({
    type: [PublishedStoryDto],
    description: 'At most two, approved and visible, newest first.',
  })
  @ApiProblems({
    404: 'There is no course 2200451.',
    410: 'Course 2200451 is not offered any more.',
  })
  async listCourseStories(@Param('id') id: string): Promise<RenderedResponse> {
    await this.availability.require(id);
    return this.cache.json(`/api/courses/${id}/stories`, [`course ${id}`], () =>
      this.testimonials.listOfCourse(id),
    );
  }
}
