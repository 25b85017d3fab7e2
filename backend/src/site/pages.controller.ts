import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../common/access/access.decorators.js';
import { PagesService } from '../rendering/pages.service.js';
import { sendPage } from '../rendering/send-page.js';
import { refuseApi } from '../common/http/is-api.js';

@Public()
@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Get('*')
  async open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseApi(request.url);
    void reply.send(await sendPage(request, reply, await this.pages.open(request.url)));
  }
}
