import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './users/account/account.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BackupModule } from './backup/backup.module.js';
import { CdnModule } from './cdn/cdn.module.js';
import { HttpModule } from './common/http/http.module.js';
import { createLogger } from './common/logging/create-logger.js';
import { createLogStream } from './common/logging/log-stream.js';
import { JobsModule } from './common/jobs/jobs.module.js';
import { LinksModule } from './common/links/links.module.js';
import { LoggingModule } from './common/logging/logging.module.js';
import type { AppConfig } from './config/app-config.js';
import { ConfigModule } from './config/config.module.js';
import { ContentCacheModule } from './content-cache/content-cache.module.js';
import { CoursesModule } from './courses/courses.module.js';
import { CspReportsModule } from './csp-reports/csp-reports.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DemoModule } from './demo/demo.module.js';
import { HealthModule } from './health/health.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { LocalMailboxModule } from './mail/local/local-mailbox.module.js';
import { MailModule } from './mail/mail.module.js';
import { MarketplaceModule } from './marketplace/marketplace.module.js';
import { ApiDescriptionService } from './openapi/api-description.service.js';
import { ClosedDocsController } from './openapi/closed-docs.controller.js';
import { OpenDocsController } from './openapi/open-docs.controller.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PairsModule } from './pairs/pairs.module.js';
import { SecurityContactController } from './site/security-contact.controller.js';
import { SiteModule } from './site/site.module.js';
import { StatsModule } from './stats/stats.module.js';
import { SyncModule } from './sync/sync.module.js';
import { SystemModule } from './system/system.module.js';
import { TestimonialsModule } from './testimonials/testimonials.module.js';
import { EmailChangeModule } from './users/email-change/email-change.module.js';
import { InvitationsModule } from './users/invitations/invitations.module.js';
import { PasskeysModule } from './users/passkeys/passkeys.module.js';
import { TwoFactorModule } from './users/two-factor/two-factor.module.js';
import { PasswordResetModule } from './users/password-reset/password-reset.module.js';
import { UsersModule } from './users/users.module.js';
import { ViewsModule } from './views/views.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

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
        JobsModule,
        LinksModule,
        MailModule,
        LocalMailboxModule.register(config),
        AuditModule,
        AuthModule,
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
        CdnModule,
        PicturesModule,
        CoursesModule,
        MarketplaceModule,
        PairsModule,
        SyncModule,
        TestimonialsModule,
        NewsletterModule,
        StatsModule,
        ViewsModule,
        WebhooksModule,
        SiteModule,
        BackupModule,
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
