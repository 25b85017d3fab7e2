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
import { ResetPasswordDto } from './password-reset.dto.js';
import { toResetPage } from './password-reset.pages.js';
import { ResetPasswordService } from './reset-password.service.js';

/** Mail programs open links by themselves, so GET changes nothing. */
@Public()
@ApiExcludeController()
@Controller('reset-password/:token')
export class ResetPasswordController {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly resets: ResetPasswordService,
    private readonly pages: PagesService,
    config: RateLimitConfig,
    dataSource: DataSource,
  ) {
    this.limiter = new FormLimiter(config, dataSource, 'reset-password');
  }

  @Get()
  async show(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    sendMessagePage(reply, this.pages, toResetPage(await this.resets.look(token)));
  }

  @Post()
  @TakesForms()
  @Audited('resetPassword')
  async reset(
    @Param('token') token: string,
    @Req() { body }: FastifyRequest,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const form = await readForm(ResetPasswordDto, body, async ({ password }) => {
      await this.limiter.take(address);
      return this.resets.reset(token, password, address);
    });
    const state = form.result ?? (await this.resets.look(token));
    sendMessagePage(reply, this.pages, toResetPage(state, form));
  }
}
