import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { FactorCodesService } from './factor-codes.service.js';
import { FactorNoticesService } from './factor-notices.service.js';
import { FactorSecretsService } from './factor-secrets.service.js';

/** What the login needs of second factors. */
@Module({
  imports: [MailModule],
  providers: [FactorCodesService, FactorNoticesService, FactorSecretsService],
  exports: [FactorCodesService, FactorNoticesService, FactorSecretsService],
})
export class FactorCodesModule {}
