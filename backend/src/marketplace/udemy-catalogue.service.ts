import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../common/problem/app-error.js';
import { ContentChangesService } from '../content-cache/content-changes.service.js';
import { ContentMemory } from '../content-cache/content-memory.js';
import type { UdemyCataloguePageDto } from './dto/udemy-catalogue.dto.js';
import type { UdemyCourseDto } from './dto/udemy-course.dto.js';
import { UdemyCoursesService } from './udemy-courses.service.js';

const PAGE = 12;

/** Bytes; enough for more courses than a platform holds. */
const MAX_SIZE = 16 * 1024 * 1024;

/** From memory: whoever makes up pages makes the database do nothing. */
@Injectable()
export class UdemyCatalogue {
  private readonly memory: ContentMemory<UdemyCourseDto[]>;

  constructor(
    changes: ContentChangesService,
    private readonly courses: UdemyCoursesService,
  ) {
    this.memory = new ContentMemory(changes, {
      topics: ['udemy'],
      isShown: false,
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: (courses) => JSON.stringify(courses).length * 2,
    });
  }

  /** @throws NotFoundError beyond the last page */
  async requirePage(page: number): Promise<void> {
    const { length } = await this.list();
    if (page > Math.max(1, Math.ceil(length / PAGE))) {
      throw new NotFoundError(`There is no page ${page} of the courses on Udemy.`);
    }
  }

  async page(page: number): Promise<UdemyCataloguePageDto> {
    const courses = await this.list();
    return { courses: courses.slice((page - 1) * PAGE, page * PAGE), total: courses.length };
  }

  private list(): Promise<UdemyCourseDto[]> {
    return this.memory.get('all', () => this.courses.listVisible());
  }
}
