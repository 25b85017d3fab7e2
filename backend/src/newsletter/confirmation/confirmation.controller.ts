import { Controller, Get, Ip, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { TakesForms } from '../../common/http/read-bodies.js';
import { sendMessagePage } from '../../rendering/message-page.js';
import { PagesService } from '../../rendering/pages.service.js';
import { toConfirmationPage } from './confirmation.pages.js';
import { ConfirmationService } from './confirmation.service.js';

/** Mail programs open links by themselves, so GET changes nothing. */
@Public()
@ApiExcludeController()
@Controller('confirm-subscription/:token')
export class ConfirmationController {
  constructor(
    private readonly confirmations: ConfirmationService,
    private readonly pages: PagesService,
  ) {}

  @Get()
  async show(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const state = await this.confirmations.look(token);
    sendMessagePage(reply, this.pages, toConfirmationPage(state, token, this.pages.dateStyle));
  }

  @Post()
  @TakesForms()
  async confirm(
    @Param('token') token: string,
    @Ip() network: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const state = await this.confirmations.confirm(token, network);
    sendMessagePage(reply, this.pages, toConfirmationPage(state, token, this.pages.dateStyle));
  }
}
