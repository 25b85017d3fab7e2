import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail.module.js';
import { FactorCodesService } from './factor-codes.service.js';
import { FactorNoticesService } from './factor-notices.service.js';
import { FactorSecretsService } from './factor-secrets.service.js';
import { SecondFactorsService } from './second-factors.service.js';
import { TwoFactor } from './two-factor.entity.js';
import { TwoFactorDutyService } from './two-factor-duty.service.js';

const PROVIDERS = [
  FactorCodesService,
  FactorNoticesService,
  FactorSecretsService,
  SecondFactorsService,
  TwoFactorDutyService,
];

@Module({
  imports: [TypeOrmModule.forFeature([TwoFactor]), MailModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class FactorCodesModule {}
