import { Module } from '@nestjs/common';
import { BackupModule } from '../backup/backup.module.js';
import { HealthModule } from '../health/health.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { RenderingModule } from '../../rendering/rendering.module.js';
import { SyncModule } from '../../sync/sync.module.js';
import { DatabaseStatsService } from './database-stats.service.js';
import { MetricsService } from './metrics.service.js';

@Module({
  imports: [BackupModule, HealthModule, MailModule, RenderingModule, SyncModule],
  providers: [DatabaseStatsService, MetricsService],
  exports: [DatabaseStatsService],
})
export class MetricsModule {}
