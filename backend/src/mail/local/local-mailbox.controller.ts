import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { NotFoundError } from '../../common/problem/app-error.js';
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
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  listMails(): string {
    return this.pages.notice(toListPage(this.mailbox.mails));
  }

  @Get(':id')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  showMail(@Param('id') id: string): string {
    const mail = this.mailbox.mails.find(({ messageId }) => messageId?.startsWith(`<${id}@`));
    if (!mail) throw new NotFoundError('There is no such mail. Only the last hundred are stored.');
    return this.pages.notice(toMailPage(mail));
  }
}
