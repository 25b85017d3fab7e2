import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CampaignsModule } from '../catalogue/campaigns/campaigns.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { PlatformsConfig } from '../config/app-config.js';
import { isLoopback } from '../common/http/loopback.js';
import { SiteContentService } from '../site-content/site-content.service.js';
import { COURSE_PLATFORMS, type CoursePlatform, SYNC_HOLD } from './platform.js';
import { FeedPlatform } from './platforms/feed/feed.platform.js';
import type { SlotsOf } from './platforms/http/request-pace.js';
import { RequestSlots } from './platforms/http/request-slots.queries.js';
import { MoodlePlatform } from './platforms/moodle/moodle.platform.js';
import { ThinkificPlatform } from './platforms/thinkific/thinkific.platform.js';
import { ThinkificWebhooksClient } from './platforms/thinkific/webhooks.client.js';
import { UdemyPlatform } from './platforms/udemy/udemy.platform.js';
import { PlatformWarningsService } from './platform-warnings.service.js';
import { knownChecks } from './promotions/promotions.queries.js';
import { coursesByLastReading } from './reviews/reviews.queries.js';
import { SyncController } from './sync.controller.js';
import { SyncChangesService } from './changes/sync-changes.service.js';
import { SyncDecisionsService } from './runs/sync-decisions.service.js';
import { SyncProposalsController } from './rules/sync-proposals.controller.js';
import { SyncProposalsService } from './rules/sync-proposals.service.js';
import { SyncRunsController } from './runs/sync-runs.controller.js';
import { SyncRunsService } from './runs/sync-runs.service.js';
import { SyncSchedule } from './schedule/sync-schedule.js';
import { SyncSchedulerService } from './schedule/sync-scheduler.service.js';
import { SyncStatusService } from './sync-status.service.js';
import { SyncService } from './sync.service.js';
import { FeedFileController } from './feed-file/feed-file.controller.js';
import { readFeedFile } from './feed-file/feed-file.queries.js';
import { FeedFileService } from './feed-file/feed-file.service.js';
import { curriculaOf } from './curricula/curricula.queries.js';
import { CurriculaService } from './curricula/curricula.service.js';
import { CourseHistoryController } from './history/course-history.controller.js';
import { CourseHistoryService } from './history/course-history.service.js';
import { SyncUndoService } from './undo/sync-undo.service.js';
import { WebhookRefreshService } from './webhooks/webhook-refresh.service.js';
import { WebhookRegistrationController } from './webhooks/webhook-registration.controller.js';
import { WebhookRegistrationService } from './webhooks/webhook-registration.service.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

const slotsIn =
  (dataSource: DataSource): SlotsOf =>
  (site, budget) =>
    new RequestSlots(dataSource, site, budget);

/** Returns undefined for a sandbox, which needs no pace. */
function slotsFor({ apiUrl }: { apiUrl: string }, dataSource: DataSource): SlotsOf | undefined {
  return isLoopback(new URL(apiUrl).hostname) ? undefined : slotsIn(dataSource);
}

@Module({
  imports: [AuditModule, CampaignsModule],
  controllers: [
    SyncController,
    SyncRunsController,
    SyncProposalsController,
    CourseHistoryController,
    WebhooksController,
    WebhookRegistrationController,
    FeedFileController,
  ],
  providers: [
    {
      provide: COURSE_PLATFORMS,
      inject: [PlatformsConfig, DataSource, SiteContentService],
      useFactory: (
        { thinkific, udemy, feed, moodle, promotions }: PlatformsConfig,
        dataSource: DataSource,
        site: SiteContentService,
      ): CoursePlatform[] => {
        return [
          new ThinkificPlatform(thinkific, {
            readCategories: async () => (await site.published()).content.categories,
            readKnownChecks: promotions ? () => knownChecks(dataSource.manager) : undefined,
            readReviewOrder: () => coursesByLastReading(dataSource.manager),
            slots: slotsFor(thinkific, dataSource),
          }),
          new UdemyPlatform(udemy, { slots: slotsFor(udemy, dataSource) }),
          new MoodlePlatform(moodle, {
            readCategories: async () => (await site.published()).content.categories,
            readKnownCurricula: () => curriculaOf(dataSource.manager, 'moodle'),
            slots: slotsIn(dataSource),
          }),
          new FeedPlatform(feed, {
            readSite: async () => (await site.published()).content,
            readUpload: () => readFeedFile(dataSource),
            slots: slotsIn(dataSource),
          }),
        ];
      },
    },
    {
      provide: ThinkificWebhooksClient,
      inject: [PlatformsConfig, DataSource],
      useFactory: ({ thinkific }: PlatformsConfig, dataSource: DataSource) =>
        new ThinkificWebhooksClient(thinkific, { slots: slotsFor(thinkific, dataSource) }),
    },
    {
      provide: SYNC_HOLD,
      inject: [PlatformsConfig],
      useFactory: ({ syncHold }: PlatformsConfig) => syncHold,
    },
    SyncService,
    SyncRunsService,
    SyncChangesService,
    SyncDecisionsService,
    SyncUndoService,
    CourseHistoryService,
    SyncStatusService,
    SyncProposalsService,
    SyncSchedule,
    CurriculaService,
    WebhookRefreshService,
    WebhooksService,
    WebhookRegistrationService,
    SyncSchedulerService,
    PlatformWarningsService,
    FeedFileService,
  ],
  exports: [
    SyncService,
    SyncRunsService,
    SyncStatusService,
    SyncProposalsService,
    PlatformWarningsService,
  ],
})
export class SyncModule {}
