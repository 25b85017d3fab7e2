import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { ContentMemory } from '../../cache/content-memory.js';
import { findAlikeCourses } from './alike-courses.queries.js';
import { digestTitles, findDistinct } from './course-links.queries.js';
import type { CourseLinkDto, SuggestedCourseLinksDto } from './dto/course-pair.dto.js';

const MAX_SIZE = 1024 * 1024;

interface Alike {
  titles: string;
  pairs: CourseLinkDto[];
}

/**
 * Suggests links between courses with similar titles. Comparing thousands is slow, so the result is kept until a title
 * or its visibility changes.
 */
@Injectable()
export class LinkSuggestions {
  private readonly memory: ContentMemory<CourseLinkDto[]>;
  private last: Alike | undefined;

  constructor(
    changes: ContentChangesService,
    private readonly dataSource: DataSource,
  ) {
    this.memory = new ContentMemory(changes, {
      tags: ['courses', 'udemy'],
      isShown: false,
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: (pairs) => JSON.stringify(pairs).length * 2,
    });
  }

  /** Pairs each course with the most similar one, without pairs that an admin has marked as different. */
  async list(most: number): Promise<SuggestedCourseLinksDto> {
    const alike = await this.memory.get('all', () => this.findAlike());
    const declined = new Set((await findDistinct(this.dataSource)).map(keyOf));
    const pairs = closest(alike.filter((pair) => !declined.has(keyOf(pair))));
    return { total: pairs.length, pairs: pairs.slice(0, most) };
  }

  private async findAlike(): Promise<CourseLinkDto[]> {
    this.last = await this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const titles = await digestTitles(manager);
      if (titles === this.last?.titles) return this.last;
      return { titles, pairs: await findAlikeCourses(manager) };
    });
    return this.last.pairs;
  }
}

/** Expects pairs by descending similarity and uses each course once. */
function closest(alike: CourseLinkDto[]): CourseLinkDto[] {
  const seen = new Set<number | string>();
  return alike.filter(({ thinkific_id, udemy_id }) => {
    const isClosest = !seen.has(thinkific_id) && !seen.has(udemy_id);
    if (isClosest) seen.add(thinkific_id).add(udemy_id);
    return isClosest;
  });
}

function keyOf({ thinkific_id, udemy_id }: CourseLinkDto): string {
  return `${thinkific_id} ${udemy_id}`;
}
