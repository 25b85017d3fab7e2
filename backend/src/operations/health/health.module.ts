import { Module } from '@nestjs/common';
import { SyncModule } from '../../sync/sync.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { OverloadService } from './overload.service.js';
import { ReadinessService } from './readiness.service.js';
import { ProxyDrainService } from './proxy-drain.service.js';

@Module({
  imports: [SyncModule],
  controllers: [HealthController],
  providers: [HealthService, OverloadService, ReadinessService, ProxyDrainService],
  exports: [OverloadService, ReadinessService],
})
export class HealthModule {}
