import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../common/access/access.decorators.js';
import { PagesService } from '../rendering/pages.service.js';
import { sendPage } from '../rendering/send-page.js';
import { keepPrivate } from '../common/http/keep-private.js';
import { refuseApi } from '../common/http/is-api.js';
import { RedirectLookup } from './redirects/redirect-lookup.service.js';

@Public()
@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(
    private readonly pages: PagesService,
    private readonly redirects: RedirectLookup,
  ) {}

  @Get('*')
  async open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseApi(request.url);
    const page = await this.redirects.replaceMissing(await this.pages.open(request.url), request);
    const body = await sendPage(request, reply, page);
    if (isPreview(request)) keepPrivate(reply);
    void reply.send(body);
  }
}

/** The draft of an event is shown to everybody who has its signed link. */
function isPreview({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'preview' in query;
}
