import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from '../identity/account/account.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../identity/auth/auth.module.js';
import { BackupModule } from '../operations/backup/backup.module.js';
import { CampaignsModule } from '../catalogue/campaigns/campaigns.module.js';
import { CdnModule } from '../site/cdn/cdn.module.js';
import { HttpModule } from '../common/http/http.module.js';
import { createLogger } from '../common/logging/create-logger.js';
import { createLogStream } from '../common/logging/log-stream.js';
import { InstructorsModule } from '../catalogue/instructors/instructors.module.js';
import { JobsModule } from '../common/jobs/jobs.module.js';
import { LinksModule } from '../common/links/links.module.js';
import { LoggingModule } from '../common/logging/logging.module.js';
import type { AppConfig } from '../config/app-config.js';
import { ConfigModule } from '../config/config.module.js';
import { ContentCacheModule } from '../cache/content-cache.module.js';
import { ConnectionsModule } from '../operations/connections/connections.module.js';
import { CoursesModule } from '../catalogue/courses/courses.module.js';
import { CspReportsModule } from '../site/csp-reports/csp-reports.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { DemoModule } from '../demo/demo.module.js';
import { HealthModule } from '../operations/health/health.module.js';
import { MetricsModule } from '../operations/metrics/metrics.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { LocalMailboxModule } from '../mail/local/local-mailbox.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MarketplaceModule } from '../catalogue/marketplace/marketplace.module.js';
import { ENTITIES } from './entities.js';
import { ApiDescriptionService } from './openapi/api-description.service.js';
import { ClosedDocsController, OpenDocsController } from './openapi/docs.controller.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { CourseLinksModule } from '../catalogue/links/course-links.module.js';
import { SecurityContactController } from '../site/security-contact.controller.js';
import { SettingsModule } from '../settings/settings.module.js';
import { SiteContentModule } from '../site-content/site-content.module.js';
import { SiteModule } from '../site/site.module.js';
import { StatsModule } from '../operations/stats/stats.module.js';
import { SyncModule } from '../sync/sync.module.js';
import { SystemModule } from '../operations/system/system.module.js';
import { OfferingsModule } from '../offerings/offerings.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { EmailChangeModule } from '../identity/email-change/email-change.module.js';
import { InvitationsModule } from '../identity/invitations/invitations.module.js';
import { PasskeysModule } from '../identity/passkeys/passkeys.module.js';
import { TwoFactorModule } from '../identity/two-factor/two-factor.module.js';
import { PasswordResetModule } from '../identity/password-reset/password-reset.module.js';
import { SetupModule } from '../identity/setup/setup.module.js';
import { UsersModule } from '../identity/users/users.module.js';
import { ViewsModule } from '../identity/saved-views/views.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';

@Module({})
export class AppModule {
  static register(
    config: AppConfig,
    logger = createLogger(config.logLevel, createLogStream()),
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(config),
        LoggingModule.register(logger),
        HttpModule,
        DatabaseModule,
        SettingsModule,
        TypeOrmModule.forFeature(ENTITIES),
        JobsModule,
        LinksModule,
        MailModule,
        LocalMailboxModule.register(config),
        AuditModule,
        AuthModule,
        SetupModule,
        UsersModule,
        AccountModule,
        EmailChangeModule,
        InvitationsModule,
        TwoFactorModule,
        PasskeysModule,
        PasswordResetModule,
        DemoModule.register(config),
        HealthModule,
        ContentCacheModule,
        SiteContentModule,
        CdnModule,
        PicturesModule,
        CoursesModule,
        CampaignsModule,
        InstructorsModule,
        MarketplaceModule,
        CourseLinksModule,
        SyncModule,
        TestimonialsModule,
        OfferingsModule,
        NewsletterModule,
        StatsModule,
        ViewsModule,
        WebhooksModule,
        SiteModule,
        BackupModule,
        ConnectionsModule,
        MetricsModule,
        CspReportsModule,
        SystemModule,
      ],
      controllers: [
        ...(config.securityContacts.length > 0 ? [SecurityContactController] : []),
        config.apiDocs === 'admins' ? ClosedDocsController : OpenDocsController,
      ],
      providers: [ApiDescriptionService],
    };
  }
}
