import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Mail } from './mail.entity.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { LocalMailboxService } from './local/local-mailbox.service.js';
import { MailDeliveryService } from './mail-delivery.service.js';
import { MailsController } from './mails.controller.js';
import { BouncedAddressesService } from './bounced-addresses.service.js';
import { MailServerService } from './mail-server.service.js';
import { MailsService } from './mails.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Mail]), RenderingModule],
  controllers: [MailsController],
  providers: [
    MailsService,
    MailDeliveryService,
    MailServerService,
    LocalMailboxService,
    BouncedAddressesService,
  ],
  exports: [MailsService, MailServerService, LocalMailboxService, BouncedAddressesService],
})
export class MailModule {}
