import { Body, Controller, Delete, Get, HttpCode, Ip, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentSession,
  CurrentUser,
  type CurrentSession as Session,
} from '../../common/access/current-user.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { ChangedEmailDto, ChangeEmailDto, EmailChangeDto } from './email-change.dto.js';
import { EmailChangeService } from './email-change.service.js';

const NONE = { 404: 'No email address waits to be confirmed.' };

@ApiTags('Account')
@Roles('admin', 'staff')
@Controller('api/admin/account/email')
export class EmailChangeController {
  constructor(private readonly changes: EmailChangeService) {}

  @Get()
  @ApiOperation({ summary: 'Show which new email address waits to be confirmed' })
  @ApiOkResponse({ type: EmailChangeDto, description: 'With what became of the mail to it.' })
  @ApiProblems()
  getEmailChange(@CurrentUser() { id }: UserDto): Promise<EmailChangeDto> {
    return this.changes.show(id);
  }

  @Put()
  @ApiOperation({
    summary: 'Change one’s own email address',
    description:
      'Where the site sends mails, the new one counts once it is confirmed by the link in a mail to it, within a day; the answer ' +
      'then has it as `pending_email`. One that waits is replaced; after three in an hour it is 429. A wrong password is ' +
      '400 at `current_password`, and counts as a failed login.',
  })
  @ApiOkResponse({ type: ChangedEmailDto, description: 'Oneself, as now.' })
  @ApiProblems({
    409: 'This email is already taken. Choose another one.',
    429: 'Too many failed logins for this user. Try again in 15 minutes.',
  })
  changeEmail(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
    @Ip() address: string,
    @Body() dto: ChangeEmailDto,
  ): Promise<ChangedEmailDto> {
    return this.changes.change({ user, session, address }, dto);
  }

  @Post('resend')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send the mail to one’s new email address again',
    description:
      'The same link is good for another day: a minute after the last time at the earliest, ten times in an hour at most, and no ' +
      'more than 200 mails an hour by a whole site.',
  })
  @ApiOkResponse({ type: EmailChangeDto, description: 'As it is now.' })
  @ApiProblems({
    ...NONE,
    409: 'This mail is on its way. Wait for what becomes of it.',
    429: 'This mail was sent less than a minute ago. It may go again in 43 seconds.',
  })
  resendEmailChange(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
  ): Promise<EmailChangeDto> {
    return this.changes.resend({ user, session });
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Keep one’s email address after all' })
  @ApiNoContentResponse({ description: 'The link in the mail does nothing any more.' })
  @ApiProblems(NONE)
  cancelEmailChange(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
  ): Promise<void> {
    return this.changes.cancel({ user, session });
  }
}
