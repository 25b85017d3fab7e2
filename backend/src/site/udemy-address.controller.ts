import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../common/access/access.decorators.js';
import { type RenderedResponse, redirectTo } from '../cache/rendered-response.js';
import { UdemyAddresses } from '../catalogue/links/udemy-addresses.service.js';
import { PagesService } from '../rendering/pages.service.js';
import { sendPage } from '../rendering/send-page.js';

/** A stable URL for a Udemy course, which stays valid when the course is linked. */
@Public()
@ApiExcludeController()
@Controller('courses/udemy')
export class UdemyAddressController {
  constructor(
    private readonly addresses: UdemyAddresses,
    private readonly pages: PagesService,
  ) {}

  @Get('*')
  async open(
    @Param('*') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.send(await sendPage(request, reply, await this.answer(id, request.url)));
  }

  private async answer(id: string, url: string): Promise<RenderedResponse> {
    const place = await this.addresses.find(id);
    if (!place) return this.pages.open(url);
    return 'course' in place
      ? redirectTo(this.pages.coursePath(place.course))
      : redirectTo(place.url, 302);
  }
}
