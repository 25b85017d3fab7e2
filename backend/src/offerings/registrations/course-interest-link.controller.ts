import { Controller, Get, Ip, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../../common/access/access.decorators.js';
import { TakesForms } from '../../common/http/read-bodies.js';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';
import { sendMessagePage } from '../../rendering/message-page.js';
import { PagesService } from '../../rendering/pages.service.js';
import { CourseInterestsService } from './course-interests.service.js';

const kind = 'course-interest';

/** Mail programs open links by themselves, so GET changes nothing. */
@Public()
@ApiExcludeController()
@Controller('course-interests/:token')
export class CourseInterestLinkController {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly interests: CourseInterestsService,
    private readonly pages: PagesService,
    config: RateLimitConfig,
    dataSource: DataSource,
  ) {
    this.limiter = new FormLimiter(config, dataSource, 'interest-link');
  }

  @Get()
  async show(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const interest = await this.interests.find(token);
    if (!interest) return this.unknown(reply);
    const path = `/course-interests/${encodeURIComponent(token)}`;
    const { email } = interest;
    sendMessagePage(reply, this.pages, { status: 200, page: { kind, state: 'open', path, email } });
  }

  @Post()
  @TakesForms()
  async remove(
    @Param('token') token: string,
    @Ip() network: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.take(network);
    if (!(await this.interests.remove(token))) return this.unknown(reply);
    sendMessagePage(reply, this.pages, { status: 200, page: { kind, state: 'removed' } });
  }

  private unknown(reply: FastifyReply): void {
    sendMessagePage(reply, this.pages, { status: 404, page: { kind, state: 'unknown' } });
  }
}
