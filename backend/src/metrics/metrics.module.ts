import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { SyncModule } from '../sync/sync.module.js';
import { DatabaseFiguresService } from './database-figures.service.js';
import { MetricsService } from './metrics.service.js';

@Module({
  imports: [SiteModule, SyncModule],
  providers: [DatabaseFiguresService, MetricsService],
})
export class MetricsModule {}
