import { Controller, Get, Ip, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../../auth/public.decorator.js';
import { TakesForms } from '../../common/http/read-bodies.js';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { AppConfig } from '../../config/app-config.js';
import { sendNotice } from '../../site/pages/notice.js';
import { PagesService } from '../../site/pages/pages.service.js';
import { toPage } from './author-link.pages.js';
import { AuthorLinkService } from './author-link.service.js';

/** Mail programs open links by themselves, so opening changes nothing. */
@Public()
@ApiExcludeController()
@Controller('your-story/:token')
export class AuthorLinkController {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly links: AuthorLinkService,
    private readonly pages: PagesService,
    config: AppConfig,
    dataSource: DataSource,
  ) {
    const refusal = 'Too many tries from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'your-story', refusal);
  }

  @Get()
  async show(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    sendNotice(reply, this.pages, toPage(await this.links.look(token)));
  }

  @Post()
  @TakesForms()
  async confirm(
    @Param('token') token: string,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.take(address);
    sendNotice(reply, this.pages, toPage(await this.links.confirm(token)));
  }
}
