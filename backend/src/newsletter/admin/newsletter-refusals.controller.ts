import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { ApiNewsletterId, NO_SUBSCRIPTION } from './newsletter-id.decorator.js';
import { NewsletterRefusalsService } from './newsletter-refusals.service.js';

@ApiTags('Newsletter admin')
@Roles('admin')
@OpenToKeys('newsletters')
@Controller('api/admin/newsletters')
export class NewsletterRefusalsController {
  constructor(private readonly refusals: NewsletterRefusalsService) {}

  @Delete(':id/refusal')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Let mails go to a subscriber again',
    description: 'Although the mail server has refused the address for good. It may do so again.',
  })
  @ApiNewsletterId()
  @ApiNoContentResponse({ description: 'The next mail to the subscriber is sent.' })
  @ApiProblems(NO_SUBSCRIPTION)
  forgetNewsletterRefusal(@Param('id') id: string): Promise<void> {
    return this.refusals.forget(id);
  }
}
