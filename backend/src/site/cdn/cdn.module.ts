import { Module } from '@nestjs/common';
import { CdnPurger } from './cdn-purger.service.js';

@Module({ providers: [CdnPurger], exports: [CdnPurger] })
export class CdnModule {}
