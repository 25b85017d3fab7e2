import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { PageQuery } from '../../common/pagination/page-query.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { CourseHistoryPageDto } from '../dto/course-history.dto.js';
import { CourseHistoryService } from './course-history.service.js';

@ApiTags('Sync')
@Roles('admin')
@OpenToKeys('syncs')
@Controller('api/admin')
export class CourseHistoryController {
  constructor(private readonly history: CourseHistoryService) {}

  @Get('courses/:id/history')
  @ApiOperation({
    summary: 'Show the history of a course',
    description: 'Changes by syncs, overrides and visibility, for a year.',
  })
  @ApiParam({ name: 'id', type: 'integer', format: 'int64', example: 2200451 })
  @ApiOkResponse({ type: CourseHistoryPageDto, description: 'One page.' })
  @ApiProblems({ 404: 'There is no course 2200451.' })
  getCourseHistory(
    @Param('id') id: string,
    @Query() query: PageQuery,
  ): Promise<CourseHistoryPageDto> {
    return this.history.page('courses', id, query);
  }

  @Get('udemy-courses/:id/history')
  @ApiOperation({
    summary: 'Show the history of a Udemy course',
    description: 'Changes by syncs, visibility and assignments, for a year.',
  })
  @ApiParam({ name: 'id', type: String, example: 'x010SgCHN9hvyFtzUBB-zS3_Q==' })
  @ApiOkResponse({ type: CourseHistoryPageDto, description: 'One page.' })
  @ApiProblems({ 404: 'There is no Udemy course x010SgCHN9hvyFtzUBB-zS3_Q==.' })
  getUdemyCourseHistory(
    @Param('id') id: string,
    @Query() query: PageQuery,
  ): Promise<CourseHistoryPageDto> {
    return this.history.page('udemy_courses', id, query);
  }
}
