import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ChoresService } from './chores.service.js';
import { JobsService } from './jobs.service.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [JobsService, ChoresService],
  exports: [JobsService],
})
export class JobsModule {}
