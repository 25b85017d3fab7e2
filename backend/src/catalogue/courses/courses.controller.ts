import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiParam, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { ApiCachedResponse } from '../../cache/api-cached-response.js';
import { type RenderedResponse, listResponse } from '../../cache/rendered-response.js';
import { ContentCacheService } from '../../cache/content-cache.service.js';
import { SendCachedInterceptor } from '../../cache/send-cached.interceptor.js';
import { CatalogueService } from './catalogue/catalogue.service.js';
import { CourseLists } from './catalogue/course-lists.service.js';
import { CourseAvailability } from './course-availability.service.js';
import { CoursesService } from './courses.service.js';
import { CourseCardDto } from './dto/course-card.dto.js';
import { CourseDto, CoursePartDto } from './dto/course.dto.js';
import { ListCoursesQuery } from './dto/list-courses.query.js';

@ApiTags('Courses')
@Public()
@UseInterceptors(SendCachedInterceptor)
@Controller('api/courses')
export class CoursesController {
  constructor(
    private readonly courses: CoursesService,
    private readonly lists: CourseLists,
    private readonly catalogue: CatalogueService,
    private readonly availability: CourseAvailability,
    private readonly cache: ContentCacheService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List the courses of the public catalogue',
    description:
      'Without parameters, all courses with all fields. Otherwise a part: `fields` of at most `limit` courses, ' +
      'and a `Link` header with the URL of the next part, which stays valid when courses ' +
      'are added or removed.',
  })
  @ApiExtraModels(CoursePartDto)
  @ApiCachedResponse({
    description: 'The visible courses, in the platform’s order.',
    schema: {
      type: 'array',
      items: { anyOf: [CourseDto, CoursePartDto].map((dto) => ({ $ref: getSchemaPath(dto) })) },
    },
    headers: {
      Link: {
        description: 'The next part, as `rel="next"` (RFC 8288); missing in the last part.',
        schema: { type: 'string' },
      },
    },
  })
  @ApiProblems({ 400: 'fields: Fields must be names of a course’s fields: “colour” is unknown' })
  listCourses(@Query() query: ListCoursesQuery): Promise<RenderedResponse> {
    const isWhole = Object.values(query).every((value) => value === undefined);
    if (!isWhole) return this.lists.part(query);
    const make = async () => listResponse(await this.courses.list());
    return this.cache.get('/api/courses', make, ['courses']);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Show one course of the public catalogue' })
  @ApiParam({ name: 'id', type: String, example: '2200451' })
  @ApiCachedResponse({ type: CourseDto, description: 'The course.' })
  @ApiProblems({
    404: 'There is no course 2200451.',
    410: 'Course 2200451 is not offered any more.',
  })
  async getCourse(@Param('id') id: string): Promise<RenderedResponse> {
    await this.availability.require(id);
    return this.cache.json(`/api/courses/${id}`, [`course ${id}`], () => this.courses.get(id));
  }

  @Get(':id/related')
  @ApiOperation({
    summary: 'List courses related to a course',
    description:
      'Those that the platform names, then courses of the same category: the next level first, then the same level, ' +
      'then the others. A course without a category has only the former.',
  })
  @ApiParam({ name: 'id', type: String, example: '2200451' })
  @ApiCachedResponse({ type: [CourseCardDto], description: 'At most three.' })
  @ApiProblems({
    404: 'There is no course 2200451.',
    410: 'Course 2200451 is not offered any more.',
  })
  async listRelatedCourses(@Param('id') id: string): Promise<RenderedResponse> {
    await this.availability.require(id);
    return this.cache.json(`/api/courses/${id}/related`, [`course ${id}`], () =>
      this.catalogue.related(id),
    );
  }
}
