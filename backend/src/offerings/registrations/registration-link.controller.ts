import { Controller, Get, Ip, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController, PickType } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../../common/access/access.decorators.js';
import { TakesForms } from '../../common/http/read-bodies.js';
import { readForm, textsOf } from '../../common/http/read-form.js';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';
import { type MessagePageAnswer, sendMessagePage } from '../../rendering/message-page.js';
import { PagesService } from '../../rendering/pages.service.js';
import { ParticipantDto } from '../dto/register.dto.js';
import { answersIn, namedAsInForm } from './answers.js';
import { ParticipantCalendars } from './participant-calendars.service.js';
import { type ActiveLink, RegistrationLinkPages } from './registration-link-pages.service.js';
import { RegistrationLinkService } from './registration-link.service.js';
import type { RegistrationLinkState } from './registration-link.state.js';

class NameDto extends PickType(ParticipantDto, ['name']) {}

/** Mail programs open links by themselves, so GET changes nothing. */
@Public()
@ApiExcludeController()
@Controller('registrations/:token')
export class RegistrationLinkController {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly links: RegistrationLinkService,
    private readonly linkPages: RegistrationLinkPages,
    private readonly calendars: ParticipantCalendars,
    private readonly pages: PagesService,
    config: RateLimitConfig,
    dataSource: DataSource,
  ) {
    this.limiter = new FormLimiter(config, dataSource, 'registration-link');
  }

  @Get()
  async show(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    this.answer(reply, token, await this.links.look(token));
  }

  @Get('calendar.ics')
  async download(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const link = await this.links.look(token);
    if (link.state !== 'confirmed') return this.answer(reply, token, link);
    void reply
      .header('Content-Type', 'text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="calendar.ics"')
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .send(this.calendars.forDownload(link, pathOf(token)));
  }

  @Post('accept')
  @TakesForms()
  async accept(
    @Param('token') token: string,
    @Ip() network: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.take(network);
    this.answer(reply, token, await this.links.accept(token));
  }

  @Get('details')
  async showDetails(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    this.answerActive(reply, token, await this.links.look(token), (link, path) =>
      this.linkPages.details(link, path),
    );
  }

  @Post('details')
  @TakesForms()
  async edit(
    @Param('token') token: string,
    @Req() { body, ip }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.take(ip);
    const values = textsOf(body);
    const form = await readForm(NameDto, { name: values['name'] }, ({ name }) =>
      namedAsInForm(this.links.edit(token, name, answersIn(values))),
    );
    if (form.result) return this.answer(reply, token, form.result);
    this.answerActive(reply, token, await this.links.look(token), (link, path) =>
      this.linkPages.details(link, path, { ...form, values }),
    );
  }

  @Get('cancellation')
  async showCancellation(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    this.answerActive(reply, token, await this.links.look(token), (link, path) =>
      this.linkPages.cancellation(link, path),
    );
  }

  @Post('cancellation')
  @TakesForms()
  async cancel(
    @Param('token') token: string,
    @Ip() network: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.take(network);
    this.answer(reply, token, await this.links.cancel(token));
  }

  @Get('erasure')
  async showErasure(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const link = await this.links.look(token);
    const hasEnded = 'registration' in link && !('place' in link);
    if (!hasEnded) return this.answer(reply, token, link);
    sendMessagePage(reply, this.pages, this.linkPages.erasure(link, pathOf(token)));
  }

  @Post('erasure')
  @TakesForms()
  async erase(
    @Param('token') token: string,
    @Ip() network: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.take(network);
    this.answer(reply, token, await this.links.erase(token));
  }

  private answer(reply: FastifyReply, token: string, link: RegistrationLinkState): void {
    sendMessagePage(reply, this.pages, this.linkPages.of(link, pathOf(token)));
  }

  private answerActive(
    reply: FastifyReply,
    token: string,
    link: RegistrationLinkState,
    toPage: (link: ActiveLink, path: string) => MessagePageAnswer,
  ): void {
    if (!('place' in link)) return this.answer(reply, token, link);
    sendMessagePage(reply, this.pages, toPage(link, pathOf(token)));
  }
}

function pathOf(token: string): string {
  return `/registrations/${encodeURIComponent(token)}`;
}
