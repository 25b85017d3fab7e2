import { Module } from '@nestjs/common';
import { LoginAttemptsModule } from '../login-attempts/login-attempts.module.js';
import { UserLinksModule } from '../links/user-links.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { RenderingModule } from '../../rendering/rendering.module.js';
import { UsersModule } from '../users/users.module.js';
import { ForgotPasswordController } from './forgot-password.controller.js';
import { OtherPasswordsController } from './other-passwords.controller.js';
import { OtherPasswordsService } from './other-passwords.service.js';
import { RequestResetService } from './request-reset.service.js';
import { ResetPasswordController } from './reset-password.controller.js';
import { ResetPasswordService } from './reset-password.service.js';

@Module({
  imports: [LoginAttemptsModule, UserLinksModule, MailModule, RenderingModule, UsersModule],
  controllers: [ForgotPasswordController, ResetPasswordController, OtherPasswordsController],
  providers: [RequestResetService, ResetPasswordService, OtherPasswordsService],
})
export class PasswordResetModule {}
