import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PasswordReset } from './password-reset.entity.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { SiteModule } from '../../site/site.module.js';
import { UsersModule } from '../users/users.module.js';
import { ForgotPasswordController } from './forgot-password.controller.js';
import { OtherPasswordsController } from './other-passwords.controller.js';
import { OtherPasswordsService } from './other-passwords.service.js';
import { RequestResetService } from './request-reset.service.js';
import { ResetPasswordController } from './reset-password.controller.js';
import { ResetPasswordService } from './reset-password.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PasswordReset]),
    AuthModule,
    MailModule,
    SiteModule,
    UsersModule,
  ],
  controllers: [ForgotPasswordController, ResetPasswordController, OtherPasswordsController],
  providers: [RequestResetService, ResetPasswordService, OtherPasswordsService],
})
export class PasswordResetModule {}
