import { Module } from '@nestjs/common';
import { PlainForms } from '../common/http/plain-forms.service.js';
import { SiteModule } from '../site/site.module.js';
import { AddressKeys } from './address-keys.service.js';
import { NewsletterDeletionController } from './admin/newsletter-deletion.controller.js';
import { NewsletterDeletionService } from './admin/newsletter-deletion.service.js';
import { NewsletterExportController } from './admin/newsletter-export.controller.js';
import { NewsletterExportService } from './admin/newsletter-export.service.js';
import { NewsletterImportController } from './admin/newsletter-import.controller.js';
import { NewsletterImportService } from './admin/newsletter-import.service.js';
import { SelectionTokens } from '../common/selection/selection-tokens.service.js';
import { NewsletterSelectionsController } from './admin/newsletter-selections.controller.js';
import { NewslettersAdminController } from './admin/newsletters-admin.controller.js';
import { NewslettersAdminService } from './admin/newsletters-admin.service.js';
import { SubscribeDto } from './dto/subscribe.dto.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller.js';
import { UnsubscribeService } from './unsubscribe/unsubscribe.service.js';

@Module({
  imports: [SiteModule],
  controllers: [
    NewsletterController,
    NewsletterExportController,
    NewsletterImportController,
    NewslettersAdminController,
    NewsletterDeletionController,
    NewsletterSelectionsController,
    UnsubscribeController,
  ],
  providers: [
    AddressKeys,
    SelectionTokens,
    NewsletterService,
    NewslettersAdminService,
    NewsletterDeletionService,
    NewsletterExportService,
    NewsletterImportService,
    UnsubscribeService,
  ],
})
export class NewsletterModule {
  constructor(forms: PlainForms, newsletter: NewsletterService) {
    for (const name of ['newsletter', 'dates']) {
      forms.add(name, SubscribeDto, ({ email }, network) => newsletter.subscribe(email, network));
    }
  }
}
