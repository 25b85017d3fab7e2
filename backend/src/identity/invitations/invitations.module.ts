import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Invitation } from './invitation.entity.js';
import { MailModule } from '../../mail/mail.module.js';
import { RenderingModule } from '../../rendering/rendering.module.js';
import { UsersModule } from '../users/users.module.js';
import { AcceptInvitationService } from './accept-invitation.service.js';
import { InvitationPageController } from './invitation-page.controller.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Invitation]), MailModule, RenderingModule, UsersModule],
  controllers: [InvitationsController, InvitationPageController],
  providers: [InvitationsService, AcceptInvitationService],
})
export class InvitationsModule {}
