import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Confirmation } from './confirmation/confirmation.entity.js';
import { UnsubscribeRecord } from './unsubscribe-record.entity.js';
import { Subscription } from './subscription.entity.js';
import { PlainForms } from '../common/http/plain-forms.service.js';
import { MailingConfig } from '../config/app-config.js';
import { MailModule } from '../mail/mail.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { AddressKeys } from './address-keys.service.js';
import { NewsletterDeletionController } from './admin/newsletter-deletion.controller.js';
import { NewsletterDeletionService } from './admin/newsletter-deletion.service.js';
import { NewsletterExportController } from './admin/newsletter-export.controller.js';
import { NewsletterExportService } from './admin/newsletter-export.service.js';
import { NewsletterImportController } from './admin/newsletter-import.controller.js';
import { NewsletterImportService } from './admin/newsletter-import.service.js';
import { NewsletterBouncesController } from './admin/newsletter-bounces.controller.js';
import { NewsletterBouncesService } from './admin/newsletter-bounces.service.js';
import { NewslettersAdminController } from './admin/newsletters-admin.controller.js';
import { NewslettersAdminService } from './admin/newsletters-admin.service.js';
import { PendingNewslettersController } from './admin/pending-newsletters.controller.js';
import { PendingNewslettersService } from './admin/pending-newsletters.service.js';
import { ConfirmationMailsService } from './confirmation/confirmation-mails.service.js';
import { ConfirmationController } from './confirmation/confirmation.controller.js';
import { ConfirmationService } from './confirmation/confirmation.service.js';
import { ConsentsService } from './consents.service.js';
import { SUBSCRIBE_FORMS, SubscribeDto } from './dto/subscribe.dto.js';
import { KnownDataController } from './known/known-data.controller.js';
import { KnownDataLimiter } from './known/known-data-limiter.service.js';
import { KnownDataSources } from './known/known-data-sources.service.js';
import { KnownDataService } from './known/known-data.service.js';
import { PendingDataController } from './known/pending-data.controller.js';
import { PendingDataService } from './known/pending-data.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller.js';
import { UnsubscribeService } from './unsubscribe/unsubscribe.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Confirmation, UnsubscribeRecord, Subscription]),
    RenderingModule,
    MailModule,
  ],
  controllers: [
    NewsletterController,
    NewsletterExportController,
    NewsletterImportController,
    PendingNewslettersController,
    NewslettersAdminController,
    NewsletterDeletionController,
    NewsletterBouncesController,
    ConfirmationController,
    UnsubscribeController,
    KnownDataController,
    PendingDataController,
  ],
  providers: [
    AddressKeys,
    NewsletterService,
    NewslettersAdminService,
    PendingNewslettersService,
    ConsentsService,
    ConfirmationMailsService,
    ConfirmationService,
    NewsletterDeletionService,
    NewsletterExportService,
    NewsletterImportService,
    NewsletterBouncesService,
    UnsubscribeService,
    KnownDataLimiter,
    KnownDataSources,
    KnownDataService,
    PendingDataService,
  ],
  exports: [NewsletterService, KnownDataSources],
})
export class NewsletterModule {
  constructor(forms: PlainForms, newsletter: NewsletterService, config: MailingConfig) {
    for (const name of SUBSCRIBE_FORMS) {
      const take = ({ email }: SubscribeDto, network: string) =>
        newsletter.subscribe(email, name, network);
      forms.add(name, SubscribeDto, take, () =>
        config.newsletterDoubleOptIn ? 'subscription-to-confirm' : name,
      );
    }
  }
}
