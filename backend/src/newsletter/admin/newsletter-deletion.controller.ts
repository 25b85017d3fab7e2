import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { NeedsKeyAccess, OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { IdsDto } from '../../common/validation/ids.dto.js';
import {
  DeletedNewslettersDto,
  RestoredNewslettersDto,
  DeleteMatchingNewslettersDto,
} from '../dto/newsletter-queries.dto.js';
import { NewsletterDeletionService } from './newsletter-deletion.service.js';
import { ApiNewsletterId, NO_SUBSCRIPTION } from './newsletter-id.decorator.js';

const FINAL = 'For 30 minutes it can be taken back; then the address is gone for good.';

@ApiTags('Newsletter admin')
@Roles('admin')
@OpenToKeys('newsletters')
@Controller('api/admin/newsletters')
export class NewsletterDeletionController {
  constructor(private readonly deletion: NewsletterDeletionService) {}

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a newsletter subscription', description: FINAL })
  @ApiNewsletterId()
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiProblems(NO_SUBSCRIPTION)
  deleteNewsletter(@Param('id') id: string): Promise<void> {
    return this.deletion.delete(id);
  }

  @Post('bulk-delete')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete many newsletter subscriptions', description: FINAL })
  @ApiOkResponse({ type: DeletedNewslettersDto, description: 'What is gone.' })
  @ApiProblems()
  bulkDeleteNewsletters(@Body() { ids }: IdsDto): Promise<DeletedNewslettersDto> {
    return this.deletion.deleteMany(ids);
  }

  @NeedsKeyAccess('read', 'write')
  @Post('delete-matching')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Delete all newsletter subscriptions that match',
    description:
      'Takes the filter of the list and what it showed: deletes these subscriptions, 1,000 at most, or ' +
      `none when they are not as many any more. ${FINAL}`,
  })
  @ApiOkResponse({ type: DeletedNewslettersDto, description: 'What is gone.' })
  @ApiProblems({ 409: 'Another number of subscriptions matches, which the message names.' })
  deleteMatchingNewsletters(
    @Body() dto: DeleteMatchingNewslettersDto,
  ): Promise<DeletedNewslettersDto> {
    return this.deletion.deleteMatching(dto);
  }

  @Post('restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Bring deleted newsletter subscriptions back',
    description:
      'As they were, with date and link, within 30 minutes of their deletion. Not those whose ' +
      'owners have subscribed again, or have left by their own link in the meantime.',
  })
  @ApiOkResponse({ type: RestoredNewslettersDto, description: 'How many are back.' })
  @ApiProblems({
    409: 'maria@example.org has subscribed again, so there is nothing to bring back.',
  })
  restoreNewsletters(@Body() { ids }: IdsDto): Promise<RestoredNewslettersDto> {
    return this.deletion.restore(ids);
  }
}
