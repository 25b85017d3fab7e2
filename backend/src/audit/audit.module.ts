import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditCallerInterceptor } from './audit-caller.interceptor.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditController } from './audit.controller.js';
import { AuditService } from './audit.service.js';

@Global()
@Module({
  controllers: [AuditController],
  providers: [
    AuditService,
    AuditLogService,
    { provide: APP_INTERCEPTOR, useClass: AuditCallerInterceptor },
  ],
  exports: [AuditService],
})
export class AuditModule {}
