import { Controller, Get, Ip, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Audited } from '../../audit/audited.decorator.js';
import { Public } from '../../common/access/access.decorators.js';
import { TakesForms } from '../../common/http/read-bodies.js';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';
import { sendMessagePage } from '../../rendering/message-page.js';
import { PagesService } from '../../rendering/pages.service.js';
import { toConfirmPage } from './confirm-email.pages.js';
import { ConfirmEmailService } from './confirm-email.service.js';

/** Mail programs open links by themselves, so GET changes nothing. */
@Public()
@ApiExcludeController()
@Controller('confirm-email/:token')
export class ConfirmEmailController {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly changes: ConfirmEmailService,
    private readonly pages: PagesService,
    config: RateLimitConfig,
    dataSource: DataSource,
  ) {
    this.limiter = new FormLimiter(config, dataSource, 'confirm-email');
  }

  @Get()
  async show(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    sendMessagePage(reply, this.pages, toConfirmPage(await this.changes.look(token)));
  }

  @Post()
  @TakesForms()
  @Audited('confirmEmail')
  async confirm(
    @Param('token') token: string,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.take(address);
    sendMessagePage(reply, this.pages, toConfirmPage(await this.changes.confirm(token)));
  }
}
