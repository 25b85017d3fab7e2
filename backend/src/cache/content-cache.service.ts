import { Injectable } from '@nestjs/common';
import { type RenderedResponse, jsonResponse, RESPONSE_OPTIONS } from './rendered-response.js';
import { ContentChangesService } from './content-changes.service.js';
import { ContentCache } from './content-cache.js';
import type { CacheTag } from './cache-tags.js';

const MAX_ENTRIES = 20_000;
const MAX_SIZE = 64 * 1024 * 1024;

@Injectable()
export class ContentCacheService extends ContentCache<RenderedResponse> {
  constructor(changes: ContentChangesService) {
    super(changes, {
      entries: MAX_ENTRIES,
      bytes: MAX_SIZE,
      ...RESPONSE_OPTIONS,
      isKept: ({ status, location, isElsewhere }) =>
        location === undefined && status < 500 && !isElsewhere,
    });
  }

  json(
    address: string,
    tags: readonly CacheTag[],
    make: () => Promise<unknown>,
  ): Promise<RenderedResponse> {
    return this.get(address, async () => jsonResponse(await make()), tags);
  }
}
