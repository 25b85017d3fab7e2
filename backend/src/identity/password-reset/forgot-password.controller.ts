import { Controller, Get, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../../common/access/access.decorators.js';
import { TakesForms } from '../../common/http/read-bodies.js';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';
import { MailsService } from '../../mail/mails.service.js';
import { sendMessagePage } from '../../rendering/message-page.js';
import { PagesService } from '../../rendering/pages.service.js';
import { NO_ERRORS, readForm } from '../../common/http/read-form.js';
import { RequestResetDto } from './password-reset.dto.js';
import { REQUESTED, toRequestPage } from './password-reset.pages.js';
import { RequestResetService } from './request-reset.service.js';

@Public()
@ApiExcludeController()
@Controller('forgot-password')
export class ForgotPasswordController {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly requests: RequestResetService,
    private readonly mails: MailsService,
    private readonly pages: PagesService,
    config: RateLimitConfig,
    dataSource: DataSource,
  ) {
    const refusal = 'Too many links were asked for from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'forgot-password', refusal);
  }

  @Get()
  show(@Res() reply: FastifyReply): void {
    sendMessagePage(reply, this.pages, toRequestPage(this.mails.areSent ? NO_ERRORS : null));
  }

  @Post()
  @TakesForms()
  async request(
    @Req() { body }: FastifyRequest,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.mails.areSent) return this.show(reply);
    const form = await readForm(RequestResetDto, body, async ({ username }) => {
      await this.limiter.take(address);
      await this.requests.request(username);
      return REQUESTED;
    });
    sendMessagePage(reply, this.pages, form.result ?? toRequestPage(form));
  }
}
