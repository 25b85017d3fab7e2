import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { OpenToKeys } from '../../users/api-keys/key-area.decorator.js';
import { Roles } from '../../auth/roles.decorator.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { SelectionTokenDto } from '../../common/selection/selection.dto.js';
import { IdsDto } from '../../common/validation/ids.dto.js';
import type { UserDto } from '../../users/dto/user.dto.js';
import { DeletedNewslettersDto, RestoredNewslettersDto } from '../dto/deleted-newsletters.dto.js';
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

  @Post('selections/delete')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Delete the subscriptions of a selection',
    description: `Nothing else goes, whatever matches by then. ${FINAL}`,
  })
  @ApiOkResponse({ type: DeletedNewslettersDto, description: 'What is gone.' })
  @ApiProblems({ 409: 'The token is not valid any more, or somebody else’s.' })
  deleteSelectedNewsletters(
    @CurrentUser() { id }: UserDto,
    @Body() { token }: SelectionTokenDto,
  ): Promise<DeletedNewslettersDto> {
    return this.deletion.deleteSelected(id, token);
  }

  @Post('restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Bring deleted newsletter subscriptions back',
    description:
      'As they were, with date and link, within 30 minutes of their deletion. Not those whose ' +
      'owners have subscribed again, or have left by their own link meanwhile.',
  })
  @ApiOkResponse({ type: RestoredNewslettersDto, description: 'How many are back.' })
  @ApiProblems({
    409: 'maria@example.org has subscribed anew, so there is nothing to bring back.',
  })
  restoreNewsletters(@Body() { ids }: IdsDto): Promise<RestoredNewslettersDto> {
    return this.deletion.restore(ids);
  }
}
