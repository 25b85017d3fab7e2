import { Global, Module } from '@nestjs/common';
import { ContentCacheService } from './content-cache.service.js';
import { ContentChangesService } from './content-changes.service.js';

@Global()
@Module({
  providers: [ContentChangesService, ContentCacheService],
  exports: [ContentChangesService, ContentCacheService],
})
export class ContentCacheModule {}
