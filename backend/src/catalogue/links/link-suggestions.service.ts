import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { ContentCache } from '../../cache/content-cache.js';
import { findAlikeCourses } from './alike-courses.queries.js';
import { digestTitles, findDifferent } from './course-links.queries.js';
import type { CourseLinkDto, SuggestedCourseLinksDto } from './dto/course-link.dto.js';

const MAX_SIZE = 1024 * 1024;

interface Alike {
  titles: string;
  links: CourseLinkDto[];
}

/**
 * Suggests links between courses with similar titles. Comparing thousands is slow, so the result is cached until a title
 * or its visibility changes.
 */
@Injectable()
export class LinkSuggestions {
  private readonly memory: ContentCache<CourseLinkDto[]>;
  private last: Alike | undefined;

  constructor(
    changes: ContentChangesService,
    private readonly dataSource: DataSource,
  ) {
    this.memory = new ContentCache(changes, {
      tags: ['courses', 'udemy'],
      isShown: false,
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: (links) => JSON.stringify(links).length * 2,
    });
  }

  /** Suggests one link at most for each course, and none that an admin has declined. */
  async list(most: number): Promise<SuggestedCourseLinksDto> {
    const alike = await this.memory.get('all', () => this.findAlike());
    const declined = new Set((await findDifferent(this.dataSource)).map(keyOf));
    const links = closest(alike.filter((link) => !declined.has(keyOf(link))));
    return { total: links.length, links: links.slice(0, most) };
  }

  private async findAlike(): Promise<CourseLinkDto[]> {
    this.last = await this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const titles = await digestTitles(manager);
      if (titles === this.last?.titles) return this.last;
      return { titles, links: await findAlikeCourses(manager) };
    });
    return this.last.links;
  }
}

/** Expects suggestions by descending similarity and uses each course once. */
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
