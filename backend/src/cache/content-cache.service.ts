import { Injectable } from '@nestjs/common';
import { type CachedAnswer, finishJson, OF_ANSWERS } from './cached-answer.js';
import { ContentChangesService } from './content-changes.service.js';
import { ContentMemory } from './content-memory.js';
import type { CacheTag } from './cache-tags.js';

const MAX_ENTRIES = 20_000;
const MAX_SIZE = 64 * 1024 * 1024;

@Injectable()
export class ContentCacheService extends ContentMemory<CachedAnswer> {
  constructor(changes: ContentChangesService) {
    super(changes, {
      entries: MAX_ENTRIES,
      bytes: MAX_SIZE,
      ...OF_ANSWERS,
      isKept: ({ status, location, isElsewhere }) =>
        location === undefined && status < 500 && !isElsewhere,
    });
  }

  /** @param address with the validated parameters, not the ones that were sent */
  json(
    address: string,
    tags: readonly CacheTag[],
    make: () => Promise<unknown>,
  ): Promise<CachedAnswer> {
    return this.get(address, async () => finishJson(await make()), tags);
  }
}
