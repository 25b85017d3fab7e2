import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlatformsConfig } from '../config/app-config.js';
import { isLoopback } from '../common/http/loopback.js';
import { COURSE_PLATFORMS, type CoursePlatform, SYNC_HOLD } from './platform.js';
import { RequestSlots } from './platforms/http/request-slots.queries.js';
import { ThinkificPlatform } from './platforms/thinkific/thinkific.platform.js';
import { UdemyPlatform } from './platforms/udemy/udemy.platform.js';
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
import { CurriculaService } from './curricula/curricula.service.js';
import { CourseHistoryController } from './history/course-history.controller.js';
import { CourseHistoryService } from './history/course-history.service.js';
import { SyncUndoService } from './undo/sync-undo.service.js';
import { WebhookRefreshService } from './webhooks/webhook-refresh.service.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

@Module({
  controllers: [
    SyncController,
    SyncRunsController,
    SyncProposalsController,
    CourseHistoryController,
    WebhooksController,
  ],
  providers: [
    {
      provide: COURSE_PLATFORMS,
      inject: [PlatformsConfig, DataSource],
      useFactory: (
        { thinkific, udemy }: PlatformsConfig,
        dataSource: DataSource,
      ): CoursePlatform[] => {
        const slots = (apiUrl: string, site: string) =>
          isLoopback(new URL(apiUrl).hostname) ? undefined : new RequestSlots(dataSource, site);
        return [
          new ThinkificPlatform(thinkific, {
            slots: slots(thinkific.apiUrl, `thinkific:${thinkific.subdomain?.toLowerCase()}`),
          }),
          new UdemyPlatform(udemy, { slots: slots(udemy.apiUrl, 'udemy') }),
        ];
      },
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
    SyncSchedulerService,
  ],
  exports: [SyncService, SyncRunsService, SyncStatusService, SyncProposalsService],
})
export class SyncModule {}
