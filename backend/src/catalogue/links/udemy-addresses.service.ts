import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { ContentCache } from '../../cache/content-cache.js';
import { type AddressRow, findAddresses } from './course-links.queries.js';
import { toSlug } from '../../common/text/slug.js';
import { toUdemyUrl } from '../../common/udemy-address.js';

export type UdemyPlace = { course: { id: string; slug: string } } | { url: string };

const MAX_SIZE = 16 * 1024 * 1024;
const ENTRY = 256;

/** Served from memory, so that requests for made-up ids cause no queries. */
@Injectable()
export class UdemyAddresses {
  private readonly memory: ContentCache<Map<string, AddressRow>>;

  constructor(
    changes: ContentChangesService,
    private readonly dataSource: DataSource,
  ) {
    this.memory = new ContentCache(changes, {
      tags: ['courses', 'udemy'],
      isShown: false,
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: (rows) => rows.size * ENTRY,
    });
  }

  async find(udemyId: string): Promise<UdemyPlace | undefined> {
    const rows = await this.memory.get('all', () => findAddresses(this.dataSource));
    const row = rows.get(udemyId);
    if (!row) return undefined;
    if (row.id !== null) return { course: { id: row.id, slug: toSlug(row.title) } };
    const url = toUdemyUrl(row.url, row.promotion);
    return url === null ? undefined : { url };
  }
}
