import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Passkey } from './passkey.entity.js';
import { LoginAttemptsModule } from '../login-attempts/login-attempts.module.js';
import { FactorCodesModule } from '../two-factor/factor-codes.module.js';
import { PasskeyChecksModule } from './passkey-checks.module.js';
import { NewPasskeysService } from './new-passkeys.service.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysService } from './passkeys.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Passkey]),
    LoginAttemptsModule,
    FactorCodesModule,
    PasskeyChecksModule,
  ],
  controllers: [PasskeysController],
  providers: [PasskeysService, NewPasskeysService],
})
export class PasskeysModule {}
