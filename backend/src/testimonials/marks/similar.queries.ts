import type { Manager } from '../../common/sql/query.js';
import type { SimilarStoryDto } from '../dto/story-marks.dto.js';
import type { Testimonial } from '../testimonial.entity.js';

/**
 * Creates a function that returns the percentage of shared three-word phrases. It caches the phrases of each text,
 * because splitting takes most of the time.
 */
export function createLikeness(): (one: string, other: string) => number {
  const known = new Map<string, Set<string>>();
  const phrasesOf = (text: string) => {
    const phrases = known.get(text) ?? takeApart(text);
    known.set(text, phrases);
    return phrases;
  };
  return (one, other) => {
    const [first, second] = [phrasesOf(one), phrasesOf(other)];
    const shared = first.intersection(second).size;
    return Math.round((100 * shared) / (first.size + second.size - shared));
  };
}

function takeApart(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = Math.max(words.length - 3, 0);
  return new Set(
    Array.from({ length: last + 1 }, (_, start) => words.slice(start, start + 3).join(' ')),
  );
}

/** Newest stories to compare for each of a sketch's four numbers, however many share it. */
const LOOKED_AT = 5;
/** Percent from which two stories count as similar. */
const ALIKE = 50;
const SHOWN = 3;

type Story = Pick<Testimonial, 'id' | 'studentName' | 'status' | 'quote'>;

/** Stories that share a number of their sketch, and the newest ones with it, which may include a story itself. */
interface SharedRow {
  stories: string[];
  newest: Story[];
}

// With `sketch[1] = number`, the planner would scan all rows when many share a number.
const sharing = (place: number) => `
  SELECT stories, newest FROM (
    SELECT sketch[${place}] AS number, array_agg(id) AS stories FROM asked GROUP BY 1
  ) AS shared CROSS JOIN LATERAL (
    SELECT json_agg(
      json_build_object('id', id, 'studentName', student_name, 'status', status, 'quote', quote)
      ORDER BY id DESC
    ) AS newest FROM (
      SELECT *, sketch[${place}] AS other FROM testimonials
      WHERE (sketch[${place}], id) <= (number, ${Number.MAX_SAFE_INTEGER})
      ORDER BY sketch[${place}] DESC, id DESC LIMIT ${LOOKED_AT + 1}
    ) AS nearest WHERE other = number HAVING count(*) > 1
  ) AS found`;

export const SHARED = `
  WITH asked AS MATERIALIZED (SELECT id, sketch FROM testimonials WHERE id = ANY($1))
  ${[1, 2, 3, 4].map(sharing).join(' UNION ALL ')}`;

/** Returns the similar stories for each story's id, most similar first and newest first among equals. */
export async function findSimilar(
  manager: Manager,
  stories: readonly Pick<Story, 'id' | 'quote'>[],
): Promise<Map<number, SimilarStoryDto[]>> {
  if (stories.length === 0) return new Map();
  const rows = await manager.query<SharedRow[]>(SHARED, [stories.map(({ id }) => id)]);
  const near = neighbours(rows);
  const likeness = createLikeness();
  const similarTo = ({ id, quote }: Pick<Story, 'id' | 'quote'>) =>
    [...(near.get(id)?.values() ?? [])]
      .map(({ quote: text, ...other }) => ({ ...other, likeness: likeness(quote, text) }))
      .filter((other) => other.likeness >= ALIKE)
      .toSorted((one, other) => other.likeness - one.likeness || other.id - one.id)
      .slice(0, SHOWN)
      .map((other) => ({ ...other, id: String(other.id) }));
  return new Map(stories.map((story) => [story.id, similarTo(story)]));
}

function neighbours(rows: SharedRow[]): Map<number, Map<number, Story>> {
  const near = new Map<number, Map<number, Story>>();
  for (const { stories, newest } of rows) {
    for (const id of stories.map(Number)) {
      const others = newest.filter((other) => other.id !== id).slice(0, LOOKED_AT);
      const known = near.get(id) ?? new Map<number, Story>();
      for (const other of others) known.set(other.id, other);
      near.set(id, known);
    }
  }
  return near;
}
