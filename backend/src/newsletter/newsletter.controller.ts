import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../common/access/access.decorators.js';
import { CROSS_SITE } from '../common/http/cross-site.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { SubscribeDto, SubscribedDto } from './dto/subscribe.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('Newsletter')
@Public()
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @ApiOperation({
    summary: 'Subscribe to the newsletter',
    description:
      'A new and a known address are answered alike. After 20 from one network address in 10 minutes it is 429.',
  })
  @ApiCreatedResponse({
    type: SubscribedDto,
    description: 'The address is subscribed, or asked by mail whether it shall be.',
  })
  @ApiProblems({
    403: CROSS_SITE,
    429: 'Too many subscriptions have come from your network address. Try again in 10 minutes.',
  })
  async subscribe(
    @Body() { email, form }: SubscribeDto,
    @Req() { ip, headers }: FastifyRequest,
  ): Promise<SubscribedDto> {
    // Without scripts, the site's forms send only the address, but browsers mark requests of the site's pages.
    const unnamed = headers['sec-fetch-site'] === 'same-origin' ? 'site' : 'api';
    return this.newsletter.subscribe(email, form ?? unnamed, ip);
  }
}
