import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { CROSS_SITE } from '../../common/http/cross-site.js';
import { TakesText } from '../../common/http/read-bodies.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { WebhooksService } from './webhooks.service.js';

const EXAMPLE = {
  id: '20260301101500123456789',
  resource: 'course',
  action: 'updated',
  tenant_id: '90210',
  created_at: '2026-03-01T15:15:00.123Z',
  payload: { id: 2200451, name: 'Forklift Safety Basics' },
};

@ApiTags('Sync')
@Public()
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Post('thinkific')
  @HttpCode(204)
  @TakesText()
  @ApiOperation({
    summary: 'Receive events from Thinkific',
    description:
      'The courses of events are read again soon; other data of the events is not used, and only the ids are ' +
      'stored. An order with the coupon or referral code of a campaign is counted for it: its id, day, product and ' +
      'amount are stored, and nothing about the buyer. Repeated events and other ones are accepted and ignored.',
  })
  @ApiHeader({
    name: 'X-Thinkific-Hmac-Sha256',
    description: 'HMAC-SHA256 of the body with one of `THINKIFIC_WEBHOOK_SECRET`, in hex.',
    example: '3f57f110f162e56d8048c073db2fd1040601ebf393b1d05d6927050be4a47555',
  })
  @ApiBody({ schema: { type: 'object', example: EXAMPLE }, required: false })
  @ApiNoContentResponse({ description: 'The event is stored.' })
  @ApiProblems({
    400: 'This is not an event of Thinkific',
    401: 'Not signed.',
    403: CROSS_SITE,
    429: 'Too many events. Try again in a minute.',
  })
  async receiveThinkificWebhook(
    @Req() { body }: FastifyRequest,
    @Headers('x-thinkific-hmac-sha256') signature: string | undefined,
  ): Promise<void> {
    await this.webhooks.receive(typeof body === 'string' ? body : '', signature);
  }
}
