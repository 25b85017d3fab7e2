import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduledTasksService } from './scheduled-tasks.service.js';
import { JobsService } from './jobs.service.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [JobsService, ScheduledTasksService],
  exports: [JobsService],
})
export class JobsModule {}
