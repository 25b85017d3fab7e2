import { Module } from '@nestjs/common';
import { SiteService } from './site.service.js';

@Module({ providers: [SiteService], exports: [SiteService] })
export class SiteModule {}
