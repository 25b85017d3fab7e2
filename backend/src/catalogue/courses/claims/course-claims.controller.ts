import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../common/access/access.decorators.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import { CourseClaimsDto, SetCourseClaimsDto } from '../dto/course-claims.dto.js';
import { CourseClaimsService } from './course-claims.service.js';

const ApiCourseId = () =>
  ApiParam({ name: 'id', type: 'integer', format: 'int64', example: 2200451 });

const NO_COURSE = { 404: 'There is no course 2200451.' };

@ApiTags('Courses admin')
@Roles('admin')
@Controller('api/admin/courses')
export class CourseClaimsController {
  constructor(private readonly claims: CourseClaimsService) {}

  @Get(':id/claims')
  @ApiOperation({ summary: 'Show what the page of a course promises' })
  @ApiCourseId()
  @ApiOkResponse({ type: CourseClaimsDto, description: 'The choice, the rule and their effect.' })
  @ApiProblems(NO_COURSE)
  getCourseClaims(@Param('id') id: string): Promise<CourseClaimsDto> {
    return this.claims.get(id);
  }

  @Put(':id/claims')
  @ApiOperation({
    summary: 'Set whether the page of a course promises only what the platform gives',
    description: 'The opposite call undoes it.',
  })
  @ApiCourseId()
  @ApiOkResponse({ type: CourseClaimsDto, description: 'The choice, the rule and their effect.' })
  @ApiProblems({ ...NO_COURSE, 400: 'follow: Follow must be true or false' })
  setCourseClaims(
    @Param('id') id: string,
    @Body() { follow }: SetCourseClaimsDto,
  ): Promise<CourseClaimsDto> {
    return this.claims.set(id, follow);
  }
}
