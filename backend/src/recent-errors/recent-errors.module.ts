import { Module } from '@nestjs/common';
import { RecentErrors } from './recent-errors.service.js';

@Module({ providers: [RecentErrors], exports: [RecentErrors] })
export class RecentErrorsModule {}
