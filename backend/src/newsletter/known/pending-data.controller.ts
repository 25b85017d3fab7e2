import { Controller, Get, Ip, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { TakesForms } from '../../common/http/read-bodies.js';
import { sendMessagePage } from '../../rendering/message-page.js';
import { PagesService } from '../../rendering/pages.service.js';
import { toPendingErasurePage, toPendingPage } from './pending-data.pages.js';
import { PendingDataService, type PendingState } from './pending-data.service.js';
import { sendKnownData } from './send-known-data.js';

type Form = FastifyRequest<{ Body?: { sure?: string } }>;
type ToPage = typeof toPendingPage;

/** Offers pending subscribers by the confirmation link what subscribers have by the link to unsubscribe. */
@Public()
@ApiExcludeController()
@Controller('confirm-subscription/:token/data')
export class PendingDataController {
  constructor(
    private readonly pending: PendingDataService,
    private readonly pages: PagesService,
  ) {}

  @Get()
  async show(
    @Param('token') token: string,
    @Ip() network: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.answer(reply, token, await this.pending.look(token, network));
  }

  @Get('file')
  async take(
    @Param('token') token: string,
    @Ip() network: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.pending.look(token, network);
    if (found.state !== 'known') return this.answer(reply, token, found);
    sendKnownData(reply, found.data);
  }

  @Post('erase')
  @TakesForms()
  async erase(
    @Param('token') token: string,
    @Ip() network: string,
    @Req() { body }: Form,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (body?.sure === 'yes') {
      return this.answer(reply, token, await this.pending.erase(token, network));
    }
    this.answer(reply, token, await this.pending.look(token, network), toPendingErasurePage);
  }

  private answer(
    reply: FastifyReply,
    token: string,
    state: PendingState,
    toPage: ToPage = toPendingPage,
  ): void {
    if (state.state !== 'subscribed')
      return sendMessagePage(reply, this.pages, toPage(state, token, this.pages.dateStyle));
    void reply
      .header('Cache-Control', 'no-store')
      .redirect(`/unsubscribe/${state.token}/data`, 303);
  }
}
