import { Module } from '@nestjs/common';
import { LoginAttemptsModule } from '../login-attempts/login-attempts.module.js';
import { FactorCodesModule } from './factor-codes.module.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactorService } from './two-factor.service.js';
import { UserTwoFactorController } from './user-two-factor.controller.js';

@Module({
  imports: [LoginAttemptsModule, FactorCodesModule],
  controllers: [TwoFactorController, UserTwoFactorController],
  providers: [TwoFactorService],
})
export class TwoFactorModule {}
