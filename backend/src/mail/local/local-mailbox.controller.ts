import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { NotFoundError } from '../../common/problem/app-error.js';
import { sendMessagePage } from '../../rendering/message-page.js';
import { PagesService } from '../../rendering/pages.service.js';
import { LocalMailboxService } from './local-mailbox.service.js';
import { toListPage, toMailPage } from './local-mailbox.pages.js';

@Public()
@ApiExcludeController()
@Controller('demo/mail')
export class LocalMailboxController {
  constructor(
    private readonly mailbox: LocalMailboxService,
    private readonly pages: PagesService,
  ) {}

  @Get()
  listMails(@Res() reply: FastifyReply): void {
    sendMessagePage(reply, this.pages, toListPage(this.mailbox.mails));
  }

  @Get(':id')
  showMail(@Param('id') id: string, @Res() reply: FastifyReply): void {
    const mail = this.mailbox.mails.find(({ messageId }) => messageId?.startsWith(`<${id}@`));
    if (!mail) throw new NotFoundError('There is no such mail. Only the last hundred are stored.');
    sendMessagePage(reply, this.pages, toMailPage(mail));
  }
}
