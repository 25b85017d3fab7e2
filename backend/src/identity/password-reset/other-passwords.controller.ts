import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import { RequiresRecentAuth, Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { PasswordLinkDto, PasswordMailQuery, UserMailsDto } from './other-passwords.dto.js';
import { OtherPasswordsService } from './other-passwords.service.js';

const ApiUserId = () =>
  ApiParam({ name: 'id', type: String, example: '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10' });
const NO_USER = { 404: 'There is no such user. Somebody may have deleted it.' };

@ApiTags('Users')
@Roles('admin')
@Controller('api/admin/users/:id')
export class OtherPasswordsController {
  constructor(private readonly passwords: OtherPasswordsService) {}

  @Get('mails')
  @ApiOperation({ summary: 'Show what became of the mails to a user' })
  @ApiUserId()
  @ApiOkResponse({ type: UserMailsDto, description: 'Newest first.' })
  @ApiProblems(NO_USER)
  listUserMails(@Param('id') id: string): Promise<UserMailsDto> {
    return this.passwords.listMails(id);
  }

  @Delete('bounce')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Let mails go to a user again',
    description: 'For an address that has bounced. The next mail may bounce again.',
  })
  @ApiUserId()
  @ApiNoContentResponse({ description: 'The next mail to the user is sent.' })
  @ApiProblems(NO_USER)
  forgetUserBounce(@CurrentUser() actor: UserDto, @Param('id') id: string): Promise<void> {
    return this.passwords.deleteBounce(actor, id);
  }

  @Post('password-link')
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'Make a link by which a user chooses a new password',
    description:
      'To hand out by hand, such as where the site sends no mail. It is shown this once, works once and for an hour, and ends the one made before.',
  })
  @ApiUserId()
  @ApiCreatedResponse({ type: PasswordLinkDto, description: 'The link.' })
  @ApiProblems({ ...NO_USER, 409: 'This user is deactivated. Activate the user first.' })
  makePasswordLink(
    @CurrentUser() actor: UserDto,
    @Param('id') id: string,
  ): Promise<PasswordLinkDto> {
    return this.passwords.makeLink(actor, id);
  }

  @Post('password-mail')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Send a user the mail by which a new password is chosen',
    description:
      'The same that the user can ask for at the login; three in an hour at most. `anyway=yes` sends it although the ' +
      'address has bounced.',
  })
  @ApiUserId()
  @ApiNoContentResponse({ description: 'The mail is on its way.' })
  @ApiProblems({
    ...NO_USER,
    403: 'Change your own password in your account.',
    409: 'This site sends no mail. Make a link instead, and hand it out.',
    429: 'Three such mails went to this user within an hour. Make a link instead.',
  })
  sendPasswordMail(
    @CurrentUser() actor: UserDto,
    @Param('id') id: string,
    @Query() { anyway }: PasswordMailQuery,
  ): Promise<void> {
    return this.passwords.sendMail(actor, id, { anyway: anyway === 'yes' });
  }
}
