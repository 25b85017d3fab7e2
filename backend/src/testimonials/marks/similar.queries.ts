import type { EntityManager } from 'typeorm';
import type { SimilarStoryDto } from '../dto/story-marks.dto.js';
import type { TestimonialStatus } from '../testimonial.entity.js';
import { createLikeness } from './likeness.js';

/** So many of the newest are looked at for each of the four numbers of a sketch, however many share it. */
const LOOKED_AT = 5;
/** Percent, from which on two stories are told to be alike. */
const ALIKE = 50;
const SHOWN = 3;

interface Story {
  id: number;
  quote: string;
}

interface NearRow {
  of: string;
  id: string;
  studentName: string;
  status: TestimonialStatus;
  quote: string;
}

const BRANCHES = [1, 2, 3, 4].map(
  (place) => `(SELECT id FROM testimonials
    WHERE sketch[${place}] = story.sketch[${place}] AND id <> story.id
    ORDER BY id DESC LIMIT ${LOOKED_AT})`,
);

const NEAR = `
  SELECT story.id AS of, near.id, other.student_name AS "studentName", other.status, other.quote
  FROM testimonials AS story
  CROSS JOIN LATERAL (${BRANCHES.join(' UNION ')}) AS near
  JOIN testimonials AS other ON other.id = near.id
  WHERE story.id = ANY($1)
  ORDER BY near.id DESC`;

/** By the id of each story the others that say nearly the same, the likest first, and of those the newest. */
export async function findSimilar(
  manager: EntityManager,
  stories: readonly Story[],
): Promise<Map<string, SimilarStoryDto[]>> {
  const quotes = new Map(stories.map(({ id, quote }) => [String(id), quote]));
  const similar = new Map<string, SimilarStoryDto[]>();
  if (quotes.size === 0) return similar;
  const rows = await manager.query<NearRow[]>(NEAR, [[...quotes.keys()]]);
  const likeness = createLikeness();
  for (const { of, quote, ...other } of rows) {
    const percent = likeness(quotes.get(of) ?? '', quote);
    if (percent < ALIKE) continue;
    const found = [...(similar.get(of) ?? []), { ...other, likeness: percent }];
    similar.set(of, found.toSorted((a, b) => b.likeness - a.likeness).slice(0, SHOWN));
  }
  return similar;
}
