import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownDevice } from './known-device.entity.js';
import { Session } from './session.entity.js';
import { MailModule } from '../../mail/mail.module.js';
import { KnownDevicesService } from './known-devices.service.js';
import { SessionsService } from './sessions.service.js';
import { UserSessionsController } from './user-sessions.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([KnownDevice, Session]), MailModule],
  controllers: [UserSessionsController],
  providers: [SessionsService, KnownDevicesService],
  exports: [SessionsService],
})
export class SessionsModule {}
