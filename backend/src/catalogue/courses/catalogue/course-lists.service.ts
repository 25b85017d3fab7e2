import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { BusyError, InvalidInputError } from '../../../common/problem/app-error.js';
import { withDeadline } from '../../../common/sql/deadline.js';
import {
  type RenderedResponse,
  jsonResponse,
  RESPONSE_OPTIONS,
} from '../../../cache/rendered-response.js';
import { ContentChangesService } from '../../../cache/content-changes.service.js';
import { ContentCache } from '../../../cache/content-cache.js';
import { CoursesService } from '../courses.service.js';
import type { CourseDto } from '../dto/course.dto.js';
import { COURSE_FIELDS, type ListCoursesQuery, MOST } from '../dto/list-courses.query.js';
import { CatalogueOutline, type OutlinedCourse } from './catalogue-outline.service.js';
import { comesAfter, formatCursor, parseCursor, type Place, placeOf } from './place.js';

const ADDRESS = '/api/courses';

const BLOCKS = 32 * 1024 * 1024;
const ANSWERS = 8 * 1024 * 1024;

/** Reading one blocks the event loop for about 10 ms. */
const BLOCKS_A_SECOND = 20;
/** At that rate the last one waits for three seconds. */
const BLOCKS_WAITING = 60;

interface Part {
  fields: (keyof CourseDto)[];
  limit: number;
  /** The place of the last course before this part; undefined for the first part. */
  after: Place | undefined;
}

/**
 * Caches parts of the course list. Since there are more combinations than fit in memory, parts are built from cached
 * blocks of courses: the database is asked once for each block, and at a limited rate otherwise.
 */
@Injectable()
export class CourseLists {
  private readonly blocks: ContentCache<CourseDto[]>;
  private readonly answers: ContentCache<RenderedResponse>;
  private readonly queue = new PQueue({
    concurrency: 1,
    interval: 1_000,
    intervalCap: BLOCKS_A_SECOND,
  });
  private readonly waiting = new Map<number, Promise<CourseDto[]>>();

  constructor(
    changes: ContentChangesService,
    private readonly outline: CatalogueOutline,
    private readonly courses: CoursesService,
  ) {
    this.blocks = new ContentCache(changes, {
      tags: ['courses'],
      entries: 1_000,
      bytes: BLOCKS,
      sizeOf: (block) => JSON.stringify(block).length * 2,
    });
    this.answers = new ContentCache(changes, {
      tags: ['courses'],
      entries: 1_000,
      bytes: ANSWERS,
      ...RESPONSE_OPTIONS,
    });
  }

  /** @throws InvalidInputError for an unknown cursor, BusyError when too many blocks are read */
  async part(query: ListCoursesQuery): Promise<RenderedResponse> {
    const courses = await this.outline.list();
    const wanted = {
      fields: COURSE_FIELDS.filter((field) => query.fields?.includes(field) ?? true),
      limit: query.limit ?? MOST,
      after: placeBefore(courses, startAfter(courses, placeIn(query))),
    };
    return this.answers.get(addressOf(wanted), () => this.read(wanted));
  }

  /** Uses one state of the catalogue for the part and for the next cursor, so that no course is skipped. */
  private async read({ fields, limit, after }: Part): Promise<RenderedResponse> {
    const courses = await this.outline.list();
    const start = startAfter(courses, after);
    const end = start + limit;
    const found = await this.find(
      courses.slice(start, end).map(({ id }) => id),
      [start, end - 1].map((number) => Math.floor(number / MOST)),
    );
    return jsonResponse(
      found.map((course) => Object.fromEntries(fields.map((field) => [field, course[field]]))),
      end < courses.length
        ? addressOf({ fields, limit, after: placeBefore(courses, end) })
        : undefined,
    );
  }

  private async find(ids: string[], numbers: number[]): Promise<CourseDto[]> {
    const blocks = await Promise.all([...new Set(numbers)].map((number) => this.block(number)));
    const found = new Map(blocks.flat().map((course) => [course.id, course]));
    const missing = ids.filter((id) => !found.has(id));
    const others = missing.length > 0 ? await this.courses.listByIds(missing) : [];
    for (const course of others) found.set(course.id, course);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** A waiting read is shared, because it will include the latest change. */
  private block(number: number): Promise<CourseDto[]> {
    return this.blocks.get(
      String(number),
      () => this.waiting.get(number) ?? this.readInTurn(number),
    );
  }

  private async readInTurn(number: number): Promise<CourseDto[]> {
    if (this.queue.size >= BLOCKS_WAITING) {
      throw new BusyError(
        'Too many courses are requested at the moment. Try again in a few seconds.',
      );
    }
    const read = this.queue.add(async () => {
      await setImmediate();
      this.waiting.delete(number);
      // Callers that joined later may have a later deadline than the first one.
      return withDeadline(() => this.readBlock(number));
    });
    this.waiting.set(number, read);
    return read;
  }

  private async readBlock(number: number): Promise<CourseDto[]> {
    const courses = (await this.outline.list()).slice(number * MOST, (number + 1) * MOST);
    return this.courses.listByIds(courses.map(({ id }) => id));
  }
}

function placeIn({ cursor }: ListCoursesQuery): Place | undefined {
  if (cursor === undefined) return undefined;
  const place = parseCursor(cursor);
  if (place) return place;
  const message = 'Cursor must be from the Link header of a response';
  throw new InvalidInputError([{ field: 'cursor', message }]);
}

function startAfter(courses: readonly OutlinedCourse[], place: Place | undefined): number {
  if (!place) return 0;
  const next = courses.findIndex((course) => comesAfter(placeOf(course), place));
  return next < 0 ? courses.length : next;
}

/** A made-up cursor is replaced by the place of the course before it, so that both share a cache entry. */
function placeBefore(courses: readonly OutlinedCourse[], start: number): Place | undefined {
  const before = courses[start - 1];
  return before && placeOf(before);
}

function addressOf({ fields, limit, after }: Part): string {
  const params = new URLSearchParams();
  if (fields.length < COURSE_FIELDS.length) params.set('fields', fields.join());
  params.set('limit', String(limit));
  if (after) params.set('cursor', formatCursor(after));
  return `${ADDRESS}?${params.toString()}`;
}
