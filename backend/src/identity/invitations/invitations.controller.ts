import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
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
import { PageQuery } from '../../common/pagination/page-query.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { InvitationDto, InvitationLinkDto, InvitationListDto } from './dto/invitation.dto.js';
import { InviteDto } from './dto/invite.dto.js';
import { InvitationsService } from './invitations.service.js';

const ApiInvitationId = () =>
  ApiParam({ name: 'id', type: String, example: '4f1c2a7e-8d52-4c0b-9a55-0d2f6f3f1b11' });

const NOT_OPEN = { 404: 'There is no such invitation. It was accepted or revoked.' };

@ApiTags('Invitations')
@Roles('admin')
@Controller('api/admin/invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Get()
  @ApiOperation({ summary: 'List the open invitations' })
  @ApiOkResponse({ type: InvitationListDto, description: 'Newest first, with expired ones.' })
  @ApiProblems()
  listInvitations(@Query() query: PageQuery): Promise<InvitationListDto> {
    return this.invitations.list(query);
  }

  @Post()
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'Invite somebody',
    description:
      'The link is good for seven days, and for one user. Where the site sends mails, it goes to the address. A site makes ' +
      '200 in an hour at most, and has 1,000 open ones at most.',
  })
  @ApiCreatedResponse({ type: InvitationDto, description: 'The new invitation.' })
  @ApiProblems({
    409: 'This address is invited already. Send that invitation again, or revoke it.',
    429: 'This site has made 200 invitations within an hour. Make the next in 12 minutes.',
  })
  invite(@CurrentUser() inviter: UserDto, @Body() dto: InviteDto): Promise<InvitationDto> {
    return this.invitations.invite(inviter, dto);
  }

  @Post(':id/resend')
  @HttpCode(200)
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'Renew an invitation',
    description:
      'The same link is good for another seven days, and is sent again: a minute after the last time at the earliest, ten ' +
      'times in an hour at most, and no more than 200 mails an hour by a whole site.',
  })
  @ApiInvitationId()
  @ApiOkResponse({ type: InvitationDto, description: 'As it is now.' })
  @ApiProblems({
    ...NOT_OPEN,
    409: 'This mail is on its way. Wait for what becomes of it.',
    429: 'This mail was sent less than a minute ago. It may go again in 43 seconds.',
  })
  resendInvitation(@CurrentUser() actor: UserDto, @Param('id') id: string): Promise<InvitationDto> {
    return this.invitations.resend(actor, id);
  }

  @Post(':id/link')
  @HttpCode(200)
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'Show the link of an invitation',
    description: 'To hand it out by hand.',
  })
  @ApiInvitationId()
  @ApiOkResponse({
    type: InvitationLinkDto,
    description: 'The link lets its holder become the user.',
  })
  @ApiProblems(NOT_OPEN)
  async getInvitationLink(
    @CurrentUser() actor: UserDto,
    @Param('id') id: string,
  ): Promise<InvitationLinkDto> {
    return { link: await this.invitations.linkOf(actor, id) };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revoke an invitation' })
  @ApiInvitationId()
  @ApiNoContentResponse({ description: 'Its link does not work any more.' })
  @ApiProblems(NOT_OPEN)
  revokeInvitation(@Param('id') id: string): Promise<void> {
    return this.invitations.revoke(id);
  }
}
