import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiCachedResponse } from '../../../cache/api-cached-response.js';
import { ContentCacheService } from '../../../cache/content-cache.service.js';
import type { RenderedResponse } from '../../../cache/rendered-response.js';
import { SendCachedInterceptor } from '../../../cache/send-cached.interceptor.js';
import { Public } from '../../../common/access/access.decorators.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import { CourseAvailability } from '../course-availability.service.js';
import { BundleDto, BundleOfCourseDto } from '../dto/bundle.dto.js';
import { BundlesService } from './bundles.service.js';

@ApiTags('Courses')
@Public()
@UseInterceptors(SendCachedInterceptor)
@Controller('api')
export class BundlesController {
  constructor(
    private readonly bundles: BundlesService,
    private readonly availability: CourseAvailability,
    private readonly cache: ContentCacheService,
  ) {}

  @Get('bundles')
  @ApiOperation({ summary: 'List the bundles of courses' })
  @ApiCachedResponse({
    type: [BundleDto],
    description: 'The bundles that Thinkific sells publicly, with at least one visible course.',
  })
  @ApiProblems()
  listBundles(): Promise<RenderedResponse> {
    return this.cache.json('/api/bundles', ['bundles', 'courses'], () => this.bundles.list());
  }

  @Get('courses/:id/bundles')
  @ApiOperation({ summary: 'List the bundles that contain a course' })
  @ApiParam({ name: 'id', type: String, example: '2200451' })
  @ApiCachedResponse({ type: [BundleOfCourseDto], description: 'In the platform’s order.' })
  @ApiProblems({
    404: 'There is no course 2200451.',
    410: 'Course 2200451 is not offered any more.',
  })
  async listBundlesOfCourse(@Param('id') id: string): Promise<RenderedResponse> {
    await this.availability.require(id);
    return this.cache.json(`/api/courses/${id}/bundles`, ['bundles', `course ${id}`], () =>
      this.bundles.listOf(id),
    );
  }
}
