import { Injectable } from '@nestjs/common';
import { GoneError, NotFoundError } from '../../common/problem/app-error.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { ContentMemory } from '../../cache/content-memory.js';
import { CatalogueOutline } from './catalogue/catalogue-outline.service.js';
import { CoursesService } from './courses.service.js';

type Availability = 'visible' | 'removed';

/** Bytes; enough for more courses than a platform holds. */
const MAX_SIZE = 32 * 1024 * 1024;
const ENTRY = 128;

/** From memory: whoever makes up addresses of courses makes the database do nothing. */
@Injectable()
export class CourseAvailability {
  private readonly memory: ContentMemory<Map<string, Availability>>;

  constructor(
    changes: ContentChangesService,
    private readonly outline: CatalogueOutline,
    private readonly courses: CoursesService,
  ) {
    this.memory = new ContentMemory(changes, {
      tags: ['courses'],
      isShown: false,
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: (known) => known.size * ENTRY,
    });
  }

  /**
   * @throws NotFoundError for a course that never was, or that is hidden
   * @throws GoneError for one that the platform took away
   */
  async require(id: string): Promise<void> {
    const known = await this.memory.get('all', () => this.list());
    const availability = known.get(id);
    if (availability === undefined) throw new NotFoundError(`There is no course ${id}.`);
    if (availability === 'removed') throw new GoneError(`Course ${id} is not offered any more.`);
  }

  /** The visible ones are known already: whatever changes makes their outline anew, too. */
  private async list(): Promise<Map<string, Availability>> {
    const visible = await this.outline.list();
    const removed = await this.courses.listRemoved();
    return new Map<string, Availability>([
      ...visible.map(({ id }) => [id, 'visible'] as const),
      ...removed.map((id) => [id, 'removed'] as const),
    ]);
  }
}
