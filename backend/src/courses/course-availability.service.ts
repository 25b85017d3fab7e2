import { Injectable } from '@nestjs/common';
import { GoneError, NotFoundError } from '../common/problem/app-error.js';
import { ContentChangesService } from '../content-cache/content-changes.service.js';
import { ContentMemory } from '../content-cache/content-memory.js';
import { type Availability, CoursesService } from './courses.service.js';

/** Bytes; enough for more courses than a platform holds. */
const MAX_SIZE = 32 * 1024 * 1024;
const ENTRY = 128;

/** From memory: whoever makes up addresses of courses makes the database do nothing. */
@Injectable()
export class CourseAvailability {
  private readonly memory: ContentMemory<Map<string, Availability>>;

  constructor(
    changes: ContentChangesService,
    private readonly courses: CoursesService,
  ) {
    this.memory = new ContentMemory(changes, {
      topics: ['courses'],
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
    const known = await this.memory.get('all', () => this.courses.listAvailability());
    const availability = known.get(id);
    if (availability === undefined) throw new NotFoundError(`There is no course ${id}.`);
    if (availability === 'removed') throw new GoneError(`Course ${id} is not offered any more.`);
  }
}
