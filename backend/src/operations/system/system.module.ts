import { Module } from '@nestjs/common';
import { BackupModule } from '../backup/backup.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { SyncModule } from '../../sync/sync.module.js';
import { Replicas } from './replicas.service.js';
import { SystemController } from './system.controller.js';
import { SystemService } from './system.service.js';

@Module({
  imports: [BackupModule, MetricsModule, SyncModule],
  controllers: [SystemController],
  providers: [Replicas, SystemService],
})
export class SystemModule {}
