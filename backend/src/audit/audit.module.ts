import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditCallerInterceptor } from './audit-caller.interceptor.js';
import { AuditService } from './audit.service.js';

@Global()
@Module({
  providers: [AuditService, { provide: APP_INTERCEPTOR, useClass: AuditCallerInterceptor }],
  exports: [AuditService],
})
export class AuditModule {}
