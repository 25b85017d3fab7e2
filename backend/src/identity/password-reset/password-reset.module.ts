import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PasswordReset } from './password-reset.entity.js';
import { LoginAttemptsModule } from '../login-attempts/login-attempts.module.js';
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
  imports: [
    TypeOrmModule.forFeature([PasswordReset]),
    LoginAttemptsModule,
    MailModule,
    RenderingModule,
    UsersModule,
  ],
  controllers: [ForgotPasswordController, ResetPasswordController, OtherPasswordsController],
  providers: [RequestResetService, ResetPasswordService, OtherPasswordsService],
})
export class PasswordResetModule {}
