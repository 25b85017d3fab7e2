import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { KnownDevicesService } from './known-devices.service.js';
import { SessionsService } from './sessions.service.js';
import { UserSessionsController } from './user-sessions.controller.js';

@Module({
  imports: [MailModule],
  controllers: [UserSessionsController],
  providers: [SessionsService, KnownDevicesService],
  exports: [SessionsService],
})
export class SessionsModule {}
