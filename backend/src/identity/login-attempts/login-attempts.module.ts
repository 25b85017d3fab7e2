import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { CurrentPasswordService } from './current-password.service.js';
import { LoginLimiterService } from './login-limiter.service.js';
import { LoginLog } from './login-log.service.js';

@Module({
  imports: [UsersModule],
  providers: [CurrentPasswordService, LoginLimiterService, LoginLog],
  exports: [CurrentPasswordService, LoginLimiterService, LoginLog],
})
export class LoginAttemptsModule {}
