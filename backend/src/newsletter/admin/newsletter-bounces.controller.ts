import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { ApiNewsletterId, NO_SUBSCRIPTION } from './newsletter-id.decorator.js';
import { NewsletterBouncesService } from './newsletter-bounces.service.js';

@ApiTags('Newsletter admin')
@Roles('admin')
@OpenToKeys('newsletters')
@Controller('api/admin/newsletters')
export class NewsletterBouncesController {
  constructor(private readonly bounces: NewsletterBouncesService) {}

  @Delete(':id/bounce')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Let mails go to a subscriber again',
    description: 'For an address that has bounced. The next mail may bounce again.',
  })
  @ApiNewsletterId()
  @ApiNoContentResponse({ description: 'The next mail to the subscriber is sent.' })
  @ApiProblems(NO_SUBSCRIPTION)
  forgetNewsletterBounce(@Param('id') id: string): Promise<void> {
    return this.bounces.forget(id);
  }
}
