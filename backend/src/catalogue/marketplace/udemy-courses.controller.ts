import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { ApiCachedResponse } from '../../cache/api-cached-response.js';
import type { RenderedResponse } from '../../cache/rendered-response.js';
import { ContentCacheService } from '../../cache/content-cache.service.js';
import { SendCachedInterceptor } from '../../cache/send-cached.interceptor.js';
import { UdemyCataloguePageDto, UdemyCatalogueQuery } from './dto/udemy-catalogue.dto.js';
import { UdemyCourseDto } from './dto/udemy-course.dto.js';
import { UdemyCatalogue } from './udemy-catalogue.service.js';
import { UdemyCoursesService } from './udemy-courses.service.js';

@ApiTags('Marketplace')
@Public()
@UseInterceptors(SendCachedInterceptor)
@Controller('api')
export class UdemyCoursesController {
  constructor(
    private readonly courses: UdemyCoursesService,
    private readonly catalogue: UdemyCatalogue,
    private readonly cache: ContentCacheService,
  ) {}

  @Get('udemy-courses')
  @ApiOperation({ summary: 'List the courses that are also on Udemy' })
  @ApiCachedResponse({
    type: [UdemyCourseDto],
    description: 'All visible courses by title, except those shown as an offer of a linked course.',
  })
  @ApiProblems()
  listUdemyCourses(): Promise<RenderedResponse> {
    return this.cache.json('/api/udemy-courses', ['udemy'], () => this.courses.listVisible());
  }

  @Get('catalogue/udemy')
  @ApiOperation({
    summary: 'Show a page of the courses that are also on Udemy',
  })
  @ApiCachedResponse({
    type: UdemyCataloguePageDto,
    description: 'Up to 12 courses, and the total.',
  })
  @ApiProblems({ 404: 'There is no page 9 of the courses on Udemy.' })
  getUdemyCataloguePage(@Query() query: UdemyCatalogueQuery): Promise<RenderedResponse> {
    return this.catalogue.page(query);
  }
}
