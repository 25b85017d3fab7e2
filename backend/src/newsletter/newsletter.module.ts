import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SiteModule } from '../site/site.module.js';
import { AddressKeys } from './address-keys.service.js';
import { NewsletterExportController } from './admin/newsletter-export.controller.js';
import { NewsletterExportService } from './admin/newsletter-export.service.js';
import { NewslettersAdminController } from './admin/newsletters-admin.controller.js';
import { NewslettersAdminService } from './admin/newsletters-admin.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { Subscription } from './subscription.entity.js';
import { UnsubscribePages } from './unsubscribe/unsubscribe-pages.service.js';
import { UnsubscribeService } from './unsubscribe/unsubscribe.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Subscription]), SiteModule],
  controllers: [NewsletterController, NewsletterExportController, NewslettersAdminController],
  providers: [
    AddressKeys,
    NewsletterService,
    NewslettersAdminService,
    NewsletterExportService,
    UnsubscribeService,
    UnsubscribePages,
  ],
  exports: [NewsletterService],
})
export class NewsletterModule {}
