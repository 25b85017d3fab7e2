import { Injectable } from '@nestjs/common';
import { GoneError, NotFoundError } from '../../common/problem/app-error.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { ContentCache } from '../../cache/content-cache.js';
import { CatalogueOutline } from './catalogue/catalogue-outline.service.js';
import { CoursesService } from './courses.service.js';

type Availability = 'visible' | 'removed';

const MAX_SIZE = 32 * 1024 * 1024;
const ENTRY = 128;

/** Served from memory, so that requests for made-up courses cause no queries. */
@Injectable()
export class CourseAvailability {
  private readonly memory: ContentCache<Map<string, Availability>>;

  constructor(
    changes: ContentChangesService,
    private readonly outline: CatalogueOutline,
    private readonly courses: CoursesService,
  ) {
    this.memory = new ContentCache(changes, {
      tags: ['courses'],
      isShown: false,
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: (known) => known.size * ENTRY,
    });
  }

  /**
   * @throws NotFoundError for an unknown or hidden course
   * @throws GoneError for a course that the platform has removed
   */
  async require(id: string): Promise<void> {
    const known = await this.memory.get('all', () => this.list());
    const availability = known.get(id);
    if (availability === undefined) throw new NotFoundError(`There is no course ${id}.`);
    if (availability === 'removed') throw new GoneError(`Course ${id} is not offered any more.`);
  }

  /** Visible courses come from the outline, which the same changes invalidate. */
  private async list(): Promise<Map<string, Availability>> {
    const visible = await this.outline.list();
    const removed = await this.courses.listRemoved();
    return new Map<string, Availability>([
      ...visible.map(({ id }) => [id, 'visible'] as const),
      ...removed.map((id) => [id, 'removed'] as const),
    ]);
  }
}
