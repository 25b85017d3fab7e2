import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { NeedsKeyAccess, OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { IfMatch } from '../../common/http/etag.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { IdsDto } from '../../common/validation/ids.dto.js';
import {
  DeletedCountDto,
  RestoredCountDto,
  DeleteMatchingTestimonialsDto,
} from '../dto/list-admin-testimonials.query.js';
import { DeletionService } from './deletion.service.js';
import { ApiTestimonialId, CHANGED_SINCE, NO_TESTIMONIAL } from './testimonial-id.decorator.js';

@ApiTags('Testimonials admin')
@Roles('admin')
@OpenToKeys('testimonials')
@Controller('api/admin/testimonials')
export class DeletionController {
  constructor(private readonly deletion: DeletionService) {}

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Delete a testimonial',
    description: 'For 24 hours it can be restored.',
  })
  @ApiTestimonialId()
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiProblems({ ...NO_TESTIMONIAL, ...CHANGED_SINCE })
  deleteTestimonial(
    @Param('id') id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.deletion.delete(id, ifMatch);
  }

  @Post('bulk-delete')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Delete many testimonials',
    description: 'For 24 hours they can be restored.',
  })
  @ApiOkResponse({ type: DeletedCountDto, description: 'What is gone.' })
  @ApiProblems()
  bulkDeleteTestimonials(@Body() { ids }: IdsDto): Promise<DeletedCountDto> {
    return this.deletion.deleteMany(ids);
  }

  @NeedsKeyAccess('read', 'write')
  @Post('delete-matching')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Delete all testimonials that match',
    description:
      'Takes the filter of the list and what it showed: deletes these testimonials, 1,000 at most, or ' +
      'none when they are not as many any more. For 24 hours they can be restored.',
  })
  @ApiOkResponse({ type: DeletedCountDto, description: 'What is gone.' })
  @ApiProblems({ 409: 'Another number of testimonials matches, which the message names.' })
  deleteMatchingTestimonials(@Body() dto: DeleteMatchingTestimonialsDto): Promise<DeletedCountDto> {
    return this.deletion.deleteMatching(dto);
  }

  @Post('restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Bring deleted testimonials back',
    description: 'As they were, ids and dates included, within 24 hours of their deletion.',
  })
  @ApiOkResponse({ type: RestoredCountDto, description: 'How many are back.' })
  @ApiProblems()
  restoreTestimonials(@Body() { ids }: IdsDto): Promise<RestoredCountDto> {
    return this.deletion.restore(ids);
  }
}
