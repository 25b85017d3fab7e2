import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentChangesService } from '../content-cache/content-changes.service.js';
import { ContentMemory } from '../content-cache/content-memory.js';
import { PAIR } from './course-pairs.queries.js';
import type { CoursePairDto, SuggestedPairsDto } from './dto/course-pair.dto.js';

/** Of trigrams that two titles have in common: other words are less alike, other endings more. */
const LEAST_LIKENESS = 0.6;
const MOST = 1_000;

/** Pairs of titles that share a rare trigram: about a second of work. */
const MOST_COMPARED = 150_000;

/** Bytes. */
const MAX_SIZE = 1024 * 1024;

const ALIKE = `
  SELECT ${PAIR}
  FROM alike_courses($1, $2, ${MOST}) AS alike
  JOIN courses AS course USING (thinkific_id)
  LEFT JOIN course_overrides AS override USING (thinkific_id)
  JOIN udemy_courses AS udemy ON udemy.udemy_id = alike.udemy_id
  ORDER BY likeness DESC, thinkific_title, udemy_title, course.thinkific_id, udemy.udemy_id
  LIMIT ${MOST}`;

/** Pairs that visitors see twice, by their titles. To compare them all takes a while for thousands. */
@Injectable()
export class PairSuggestions {
  private readonly memory: ContentMemory<CoursePairDto[]>;

  constructor(
    changes: ContentChangesService,
    private readonly dataSource: DataSource,
  ) {
    this.memory = new ContentMemory(changes, {
      topics: ['courses', 'udemy'],
      isShown: false,
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: (pairs) => JSON.stringify(pairs).length * 2,
    });
  }

  /** Each course with the one that is most like it, but for pairs that an admin has said no to. */
  async list(most: number): Promise<SuggestedPairsDto> {
    const alike = await this.memory.get('all', () =>
      this.dataSource.query(ALIKE, [LEAST_LIKENESS, MOST_COMPARED]),
    );
    const declined = await this.declined();
    const pairs = closest(alike.filter((pair) => !declined.has(keyOf(pair))));
    return { total: pairs.length, pairs: pairs.slice(0, most) };
  }

  private async declined(): Promise<ReadonlySet<string>> {
    const rows = await this.dataSource.query<CoursePairDto[]>('SELECT * FROM distinct_courses');
    return new Set(rows.map(keyOf));
  }
}

/** Of pairs in the order of their likeness: a course that has a closer one is in no other. */
function closest(alike: CoursePairDto[]): CoursePairDto[] {
  const seen = new Set<number | string>();
  return alike.filter(({ thinkific_id, udemy_id }) => {
    const isClosest = !seen.has(thinkific_id) && !seen.has(udemy_id);
    if (isClosest) seen.add(thinkific_id).add(udemy_id);
    return isClosest;
  });
}

function keyOf({ thinkific_id, udemy_id }: CoursePairDto): string {
  return `${thinkific_id} ${udemy_id}`;
}
