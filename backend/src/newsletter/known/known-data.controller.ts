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
    const found = await this.known.look(token, network);
    sendMessagePage(reply, this.pages, toKnownPage(found, token, this.pages.dateStyle));
  }

  @Get('file')
  async take(
    @Param('token') token: string,
    @Ip() network: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.known.look(token, network);
    if (found.state !== 'known')
      return sendMessagePage(reply, this.pages, toKnownPage(found, token, this.pages.dateStyle));
    const { elsewhere, ...data } = found.data;
    const more: Record<string, object[]> = {};
    for (const { source, things } of elsewhere) {
      more[source.name] = things.map((thing) => thing.data);
    }
    sendKnownData(reply, { ...data, ...more });
  }

  @Post('erase')
  @TakesForms()
  async erase(
    @Param('token') token: string,
    @Ip() network: string,
    @Req() { body }: Form,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const style = this.pages.dateStyle;
    const page =
      body?.sure === 'yes'
        ? toKnownPage(await this.known.erase(token, network), token, style)
        : toErasurePage(await this.known.look(token, network), token, style);
    sendMessagePage(reply, this.pages, page);
  }
}
