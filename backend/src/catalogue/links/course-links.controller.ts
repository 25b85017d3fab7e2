import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { CourseLinksService } from './course-links.service.js';
import {
  DecidedCourseLinkDto,
  DecideCourseLinkDto,
  SuggestedCourseLinksDto,
} from './dto/course-link.dto.js';
import { LinkSuggestions } from './link-suggestions.service.js';

const SHOWN = 50;

@ApiTags('Course links')
@Roles('admin')
@OpenToKeys('udemy-courses')
@Controller('api/admin/course-links')
export class CourseLinksController {
  constructor(
    private readonly links: CourseLinksService,
    private readonly suggestions: LinkSuggestions,
  ) {}

  @Get('suggestions')
  @ApiOperation({
    summary: 'List courses of both platforms that may be the same',
    description:
      'Compares the titles of visible courses. Leaves out courses that an admin has already linked or marked as different.',
  })
  @ApiOkResponse({ type: SuggestedCourseLinksDto, description: 'The most similar first.' })
  @ApiProblems()
  listSuggestedCourseLinks(): Promise<SuggestedCourseLinksDto> {
    return this.suggestions.list(SHOWN);
  }

  @Put()
  @ApiOperation({
    summary: 'Link a Thinkific course and a Udemy course, or mark them as different',
    description:
      '`same` links them: visitors see one course with both offers while both are visible. ' +
      '`different` unlinks them, and they are not suggested again; `open` removes the decision. ' +
      'With `expected`, the request fails (409) if the current decision is a different one.',
  })
  @ApiOkResponse({ type: DecidedCourseLinkDto, description: 'The new and the previous decision.' })
  @ApiProblems({
    400: 'udemy_id: Udemy id must be of Udemy: 2200451 is on Thinkific',
    404: 'There is no Udemy course x010SgCHN9hvyFtzUBB-zS3_Q==.',
    409: '“Tide Tables” is the same as “Reading Tide Tables” on Udemy already. Unlink these two first.',
  })
  decideCourseLink(@Body() dto: DecideCourseLinkDto): Promise<DecidedCourseLinkDto> {
    return this.links.decide(dto);
  }
}
