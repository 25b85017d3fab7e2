import { Controller, Get, Ip, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { TakesForms } from '../../common/http/read-bodies.js';
import { sendMessagePage } from '../../rendering/message-page.js';
import { PagesService } from '../../rendering/pages.service.js';
import { toErasurePage, toKnownPage } from './known-data.pages.js';
import { KnownDataService } from './known-data.service.js';
import { sendKnownData } from './send-known-data.js';

type Form = FastifyRequest<{ Body?: { sure?: string } }>;

/** Lets people see, download and erase their data by the link to unsubscribe. */
@Public()
@ApiExcludeController()
@Controller('unsubscribe/:token/data')
export class KnownDataController {
  constructor(
    private readonly known: KnownDataService,
    private readonly pages: PagesService,
  ) {}

  @Get()
  async show(
    @Param('token') token: string,
    @Ip() network: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendMessagePage(reply, this.pages, toKnownPage(await this.known.look(token, network), token));
  }

  @Get('file')
  async take(
    @Param('token') token: string,
    @Ip() network: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.known.look(token, network);
    if (found.state !== 'known')
      return sendMessagePage(reply, this.pages, toKnownPage(found, token));
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
    const page =
      body?.sure === 'yes'
        ? toKnownPage(await this.known.erase(token, network), token)
        : toErasurePage(await this.known.look(token, network), token);
    sendMessagePage(reply, this.pages, page);
  }
}
