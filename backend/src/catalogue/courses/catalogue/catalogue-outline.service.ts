import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PaymentOption } from '../../../common/price/price-words.js';
import { ContentChangesService } from '../../../cache/content-changes.service.js';
import { ContentCache } from '../../../cache/content-cache.js';
import { SiteContentService } from '../../../site-content/site-content.service.js';
import { DEFAULT_FORMAT } from '../course.mapper.js';
import { readOutline, withOptions } from './course-cards.queries.js';
import { CourseRows } from './course-rows.js';
import type { PlacedCourse } from './place.js';
import { type CoursePrice, costs } from './price-and-order.js';

/** What determines the order of a visible course and its filters. */
export interface OutlinedCourse extends PlacedCourse {
  category: string | null;
  level: string | null;
  format: string;
  title: string;
  paymentOptions: PaymentOption[];
}

export interface CatalogueFilters {
  category?: string;
  level?: string;
  format?: 'self-paced' | 'cohort';
  price?: CoursePrice;
}

/** Bytes, enough for more courses than a platform has. */
const MAX_SIZE = 32 * 1024 * 1024;
const ENTRY = 512;

/** Served from memory, so that requests for made-up pages and cursors cause no queries. */
@Injectable()
export class CatalogueOutline {
  private readonly rows: CourseRows<OutlinedCourse>;
  private readonly memory: ContentCache<readonly OutlinedCourse[]>;

  constructor(
    changes: ContentChangesService,
    private readonly dataSource: DataSource,
    private readonly site: SiteContentService,
  ) {
    this.rows = new CourseRows(changes, (ids) => this.read(ids));
    this.memory = new ContentCache(changes, {
      tags: ['courses'],
      isShown: false,
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: (courses) => courses.length * ENTRY,
    });
  }

  list(): Promise<readonly OutlinedCourse[]> {
    return this.memory.get('all', () => this.rows.list());
  }

  async filter({ category, level, format, price }: CatalogueFilters): Promise<OutlinedCourse[]> {
    return (await this.list()).filter(
      (course) =>
        (category === undefined || course.category === category) &&
        (level === undefined || course.level === level) &&
        (format === undefined || kindOf(course) === format) &&
        (price === undefined || costs(course, price)),
    );
  }

  private async read(ids?: string[]): Promise<OutlinedCourse[]> {
    const { currency } = (await this.site.published()).content;
    const rows = await readOutline(this.dataSource, ids);
    return rows.map((row) => {
      const { price: _, ...outlined } = withOptions(row, currency);
      return outlined;
    });
  }
}

function kindOf({ format }: OutlinedCourse): CatalogueFilters['format'] {
  const isSelfPaced = format.trim().toLowerCase() === DEFAULT_FORMAT.toLowerCase();
  return isSelfPaced ? 'self-paced' : 'cohort';
}
