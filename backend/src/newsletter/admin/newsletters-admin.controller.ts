import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { ListNewslettersQuery, NewsletterStatusQuery } from '../dto/newsletter-queries.dto.js';
import { NewsletterStatusDto, NewsletterListDto } from '../dto/newsletter.dto.js';
import { NewsletterDetailsDto } from '../dto/consent.dto.js';
import { ApiNewsletterId, NO_SUBSCRIPTION } from './newsletter-id.decorator.js';
import { NewslettersAdminService } from './newsletters-admin.service.js';

@ApiTags('Newsletter admin')
@Roles('admin')
@OpenToKeys('newsletters')
@Controller('api/admin/newsletters')
export class NewslettersAdminController {
  constructor(private readonly newsletters: NewslettersAdminService) {}

  @Get()
  @ApiOperation({
    summary: 'List newsletter subscriptions',
    description: 'A search counts and lists the first matches in this order, 1,000 at most.',
  })
  @ApiOkResponse({ type: NewsletterListDto, description: 'One page, newest first by default.' })
  @ApiProblems()
  listNewsletters(@Query() query: ListNewslettersQuery): Promise<NewsletterListDto> {
    return this.newsletters.list(query);
  }

  @Get('status')
  @ApiOperation({
    summary: 'Tell whether an address is subscribed, or when it was unsubscribed',
    description:
      'Also of an address that was erased, as long as `JWT_SECRET` holds the key of then.',
  })
  @ApiOkResponse({ type: NewsletterStatusDto, description: 'What is known of the address.' })
  @ApiProblems()
  getNewsletterStatus(@Query() { email }: NewsletterStatusQuery): Promise<NewsletterStatusDto> {
    return this.newsletters.status(email);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Show one newsletter subscription, with its consents' })
  @ApiNewsletterId()
  @ApiOkResponse({ type: NewsletterDetailsDto, description: 'The subscription.' })
  @ApiProblems(NO_SUBSCRIPTION)
  getNewsletter(@Param('id') id: string): Promise<NewsletterDetailsDto> {
    return this.newsletters.get(id);
  }
}
