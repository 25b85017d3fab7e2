import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentChangesService } from '../content-cache/content-changes.service.js';
import { ContentMemory } from '../content-cache/content-memory.js';
import { toSlug } from '../common/text/slug.js';
import { toUdemyUrl } from '../common/udemy-address.js';

/** Where a course of Udemy is found: on the page of the course that stands for it, or there. */
export type UdemyPlace = { course: { id: string; slug: string } } | { url: string };

interface AddressRow {
  udemy_id: string;
  url: string;
  id: string | null;
  title: string;
}

/** Bytes; enough for more courses than a platform holds. */
const MAX_SIZE = 16 * 1024 * 1024;
const ENTRY = 256;

const ADDRESSES = `
  SELECT udemy.udemy_id, udemy.url, course.thinkific_id AS id,
    coalesce(override.title, course.name) AS title
  FROM udemy_courses AS udemy
  LEFT JOIN joined_courses AS pair USING (udemy_id)
  LEFT JOIN courses AS course ON course.thinkific_id = pair.thinkific_id AND course.is_visible
  LEFT JOIN course_overrides AS override ON override.thinkific_id = course.thinkific_id
  WHERE udemy.is_visible OR course.thinkific_id IS NOT NULL`;

/** From memory: whoever makes up addresses makes the database do nothing. */
@Injectable()
export class UdemyAddresses {
  private readonly memory: ContentMemory<Map<string, AddressRow>>;

  constructor(
    changes: ContentChangesService,
    private readonly dataSource: DataSource,
  ) {
    this.memory = new ContentMemory(changes, {
      topics: ['courses', 'udemy'],
      isShown: false,
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: (rows) => rows.size * ENTRY,
    });
  }

  /** Undefined for a course that visitors see nowhere. */
  async find(udemyId: string): Promise<UdemyPlace | undefined> {
    const rows = await this.memory.get('all', () => this.read());
    const row = rows.get(udemyId);
    if (!row) return undefined;
    if (row.id !== null) return { course: { id: row.id, slug: toSlug(row.title) } };
    const url = toUdemyUrl(row.url);
    return url === null ? undefined : { url };
  }

  private async read(): Promise<Map<string, AddressRow>> {
    const rows = await this.dataSource.query<AddressRow[]>(ADDRESSES);
    return new Map(rows.map((row) => [row.udemy_id, row]));
  }
}
