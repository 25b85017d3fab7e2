import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { CourseLinksService } from './course-links.service.js';
import { DecidedPairDto, DecidePairDto, SuggestedPairsDto } from './dto/course-pair.dto.js';
import { LinkSuggestions } from './link-suggestions.service.js';

const SHOWN = 50;

@ApiTags('Course pairs')
@Roles('admin')
@OpenToKeys('udemy-courses')
@Controller('api/admin/course-pairs')
export class CourseLinksController {
  constructor(
    private readonly pairs: CourseLinksService,
    private readonly suggestions: LinkSuggestions,
  ) {}

  @Get('suggestions')
  @ApiOperation({
    summary: 'List courses of both platforms that may be the same',
    description: 'By their titles, of visible courses, without those that somebody decided about.',
  })
  @ApiOkResponse({ type: SuggestedPairsDto, description: 'The most alike first.' })
  @ApiProblems()
  listSuggestedPairs(): Promise<SuggestedPairsDto> {
    return this.suggestions.list(SHOWN);
  }

  @Put()
  @ApiOperation({
    summary: 'Say whether a course of Thinkific and one of Udemy are the same',
    description:
      '`same` joins them: visitors see one course with both offers while both are visible. ' +
      '`different` parts them, and they are not suggested again; `open` forgets what was said. ' +
      'With `over` it is refused when something else has been decided meanwhile.',
  })
  @ApiOkResponse({ type: DecidedPairDto, description: 'What holds now, and what held before.' })
  @ApiProblems({
    400: 'udemy_id: Udemy id must be of Udemy: 2200451 is on Thinkific',
    404: 'There is no Udemy course x010SgCHN9hvyFtzUBB-zS3_Q==.',
    409: '“Tide Tables” is the same as “Reading Tide Tables” on Udemy already. Part these two first.',
  })
  decidePair(@Body() dto: DecidePairDto): Promise<DecidedPairDto> {
    return this.pairs.decide(dto);
  }
}
