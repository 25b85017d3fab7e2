import { Injectable } from '@nestjs/common';
import { GoneError, NotFoundError } from '../common/problem/app-error.js';
import { ContentChangesService } from '../content-cache/content-changes.service.js';
import { ContentMemory } from '../content-cache/content-memory.js';
import { type CoursePlace, CoursesService } from './courses.service.js';

/** Bytes; enough for more courses than a platform holds. */
const MAX_SIZE = 32 * 1024 * 1024;
const PLACE = 256;

/** From memory: whoever makes up addresses of courses makes the database do nothing. */
@Injectable()
export class CoursePlaces {
  private readonly memory: ContentMemory<Map<string, CoursePlace>>;

  constructor(
    changes: ContentChangesService,
    private readonly courses: CoursesService,
  ) {
    this.memory = new ContentMemory(changes, {
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: (places) => places.size * PLACE,
    });
  }

  /** @returns undefined for a course that never was, or that is hidden */
  async find(id: string): Promise<CoursePlace | undefined> {
    return (await this.memory.get('all', () => this.courses.listPlaces())).get(id);
  }

  /**
   * @throws NotFoundError for a course that never was, or that is hidden
   * @throws GoneError for one that the platform took away
   */
  async require(id: string): Promise<void> {
    const place = await this.find(id);
    if (place === undefined) throw new NotFoundError(`There is no course ${id}.`);
    if (place === 'removed') throw new GoneError(`Course ${id} is not offered any more.`);
  }
}
