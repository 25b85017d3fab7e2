import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { FactorCodesService } from './factor-codes.service.js';
import { FactorNoticesService } from './factor-notices.service.js';
import { FactorSecretsService } from './factor-secrets.service.js';
import { TwoFactorDutyService } from './two-factor-duty.service.js';

/** What the login needs of second factors. */
@Module({
  imports: [MailModule],
  providers: [FactorCodesService, FactorNoticesService, FactorSecretsService, TwoFactorDutyService],
  exports: [FactorCodesService, FactorNoticesService, FactorSecretsService, TwoFactorDutyService],
})
export class FactorCodesModule {}
