import { Controller, Get, Ip, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../../common/access/access.decorators.js';
import { TakesForms } from '../../common/http/read-bodies.js';
import { readForm } from '../../common/http/read-form.js';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';
import { type MessagePageAnswer, sendMessagePage } from '../../rendering/message-page.js';
import { PagesService } from '../../rendering/pages.service.js';
import { CorrectStoryDto } from '../dto/correction.dto.js';
import type { Testimonial } from '../testimonial.entity.js';
import { toCorrectionPage, toPage, toWithdrawalPage } from './author-link.pages.js';
import { AuthorLinkService } from './author-link.service.js';
import type { AuthorLinkState } from './author-link.state.js';

type ToPage = (testimonial: Testimonial, path: string) => MessagePageAnswer;

/** Mail programs open links by themselves, so GET changes nothing. */
@Public()
@ApiExcludeController()
@Controller('your-story/:token')
export class AuthorLinkController {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly links: AuthorLinkService,
    private readonly pages: PagesService,
    config: RateLimitConfig,
    dataSource: DataSource,
  ) {
    this.limiter = new FormLimiter(config, dataSource, 'your-story');
  }

  @Get()
  async show(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    this.answer(reply, token, await this.links.look(token));
  }

  @Post()
  @TakesForms()
  async confirm(
    @Param('token') token: string,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.take(address);
    this.answer(reply, token, await this.links.confirm(token));
  }

  @Get('correction')
  async showCorrection(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    this.answer(reply, token, await this.links.look(token), toCorrectionPage);
  }

  @Post('correction')
  @TakesForms()
  async correct(
    @Param('token') token: string,
    @Req() { body, ip }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.take(ip);
    const form = await readForm(CorrectStoryDto, body, (dto) => this.links.correct(token, dto));
    if (form.result) return this.answer(reply, token, form.result);
    this.answer(reply, token, await this.links.look(token), (testimonial, path) =>
      toCorrectionPage(testimonial, path, form),
    );
  }

  @Get('withdrawal')
  async showWithdrawal(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    this.answer(reply, token, await this.links.look(token), toWithdrawalPage);
  }

  @Post('withdrawal')
  @TakesForms()
  async withdraw(
    @Param('token') token: string,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.take(address);
    this.answer(reply, token, await this.links.withdraw(token));
  }

  private answer(
    reply: FastifyReply,
    token: string,
    link: AuthorLinkState,
    ofStory?: ToPage,
  ): void {
    const path = `/your-story/${encodeURIComponent(token)}`;
    const isStory = ofStory && link.state === 'confirmed';
    sendMessagePage(
      reply,
      this.pages,
      isStory ? ofStory(link.testimonial, path) : toPage(link, path, this.pages.dateStyle),
    );
  }
}
