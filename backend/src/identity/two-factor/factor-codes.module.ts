import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail.module.js';
import { FactorCodesService } from './factor-codes.service.js';
import { FactorNoticesService } from './factor-notices.service.js';
import { FactorSecretsService } from './factor-secrets.service.js';
import { SecondFactorsService } from './second-factors.service.js';
import { TwoFactor } from './two-factor.entity.js';
import { RequiredTwoFactorService } from './required-two-factor.service.js';

const PROVIDERS = [
  FactorCodesService,
  FactorNoticesService,
  FactorSecretsService,
  SecondFactorsService,
  RequiredTwoFactorService,
];

@Module({
  imports: [TypeOrmModule.forFeature([TwoFactor]), MailModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class FactorCodesModule {}
