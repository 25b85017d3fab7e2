import { Controller, Get, Ip, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Audited } from '../../audit/audited.decorator.js';
import { Public } from '../../common/access/access.decorators.js';
import { TakesForms } from '../../common/http/read-bodies.js';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';
import { sendMessagePage } from '../../rendering/message-page.js';
import { PagesService } from '../../rendering/pages.service.js';
import { readForm } from '../../common/http/read-form.js';
import { AcceptInvitationService } from './accept-invitation.service.js';
import { AcceptInvitationDto } from './dto/invite.dto.js';
import { toPage } from './invitation.pages.js';

/** Mail programs open links by themselves, so GET changes nothing. */
@Public()
@ApiExcludeController()
@Controller('invitation/:token')
export class InvitationPageController {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly invitations: AcceptInvitationService,
    private readonly pages: PagesService,
    config: RateLimitConfig,
    dataSource: DataSource,
  ) {
    this.limiter = new FormLimiter(config, dataSource, 'invitation');
  }

  @Get()
  async show(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    sendMessagePage(reply, this.pages, toPage(await this.invitations.look(token)));
  }

  @Post()
  @TakesForms()
  @Audited('acceptInvitation')
  async accept(
    @Param('token') token: string,
    @Req() { body }: FastifyRequest,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.take(address);
    const form = await readForm(AcceptInvitationDto, body, (dto) =>
      this.invitations.accept(token, dto),
    );
    const state = form.result ?? (await this.invitations.look(token));
    sendMessagePage(reply, this.pages, toPage(state, form));
  }
}
