import { Module } from '@nestjs/common';
import { LoginAttemptsModule } from '../login-attempts/login-attempts.module.js';
import { UserLinksModule } from '../links/user-links.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { RenderingModule } from '../../rendering/rendering.module.js';
import { ConfirmEmailController } from './confirm-email.controller.js';
import { ConfirmEmailService } from './confirm-email.service.js';
import { EmailChangeController } from './email-change.controller.js';
import { EmailChangeService } from './email-change.service.js';

@Module({
  imports: [LoginAttemptsModule, UserLinksModule, MailModule, RenderingModule],
  controllers: [EmailChangeController, ConfirmEmailController],
  providers: [EmailChangeService, ConfirmEmailService],
})
export class EmailChangeModule {}
