import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { ConnectionTestsController } from './connection-tests.controller.js';
import { ConnectionTestsService } from './connection-tests.service.js';

@Module({
  imports: [AuditModule],
  controllers: [ConnectionTestsController],
  providers: [ConnectionTestsService],
})
export class ConnectionsModule {}
