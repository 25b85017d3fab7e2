import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { TakesForms } from '../../common/http/read-bodies.js';
import { sendMessagePage } from '../../rendering/message-page.js';
import { PagesService } from '../../rendering/pages.service.js';
import { toPage } from './unsubscribe.pages.js';
import { type LinkState, UnsubscribeService } from './unsubscribe.service.js';

type Form = FastifyRequest<{ Body?: { undo?: string } }>;

/**
 * Mail programs open links by themselves, so GET changes nothing. One-click unsubscribing (RFC 8058) sends POST
 * requests for many users from one address.
 */
@Public()
@ApiExcludeController()
@Controller('unsubscribe/:token')
export class UnsubscribeController {
  constructor(
    private readonly unsubscribing: UnsubscribeService,
    private readonly pages: PagesService,
  ) {}

  @Get()
  async ask(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    this.answer(reply, await this.unsubscribing.look(token), token);
  }

  @Post()
  @TakesForms()
  async unsubscribe(
    @Param('token') token: string,
    @Req() { body }: Form,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.answer(reply, await this.unsubscribing.unsubscribe(token, body?.undo), token);
  }

  @Post('undo')
  @TakesForms()
  async undo(
    @Param('token') token: string,
    @Req() { body }: Form,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const state = await this.unsubscribing.undo(token, body?.undo);
    this.answer(reply, state, token, { undone: true });
  }

  private answer(
    reply: FastifyReply,
    state: LinkState,
    token: string,
    { undone = false } = {},
  ): void {
    sendMessagePage(
      reply,
      this.pages,
      toPage(state, { token, undone, style: this.pages.dateStyle }),
    );
  }
}
