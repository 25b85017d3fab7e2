import { Global, Module } from '@nestjs/common';
import { ContentCacheService } from './content-cache.service.js';
import { ContentChangesService } from './content-changes.service.js';

/** Finished public answers in memory, for the pages and for the public calls of the API. */
@Global()
@Module({
  providers: [ContentChangesService, ContentCacheService],
  exports: [ContentChangesService, ContentCacheService],
})
export class ContentCacheModule {}
