import { Any, type EntityManager } from 'typeorm';
import { DAYS_REMEMBERED, DAYS_TO_CONFIRM } from '../../common/links/link-tokens.service.js';
import type { Testimonial } from '../testimonial.entity.js';
import { StoryAuthor, type StoryEnd, type UnconfirmedStory } from './story-author.entity.js';

/** The ids are the causes of mails about the story. */
interface Known {
  id: string;
  decision_id: string | null;
  email: string;
}

interface EndedAuthors {
  causes: string[];
  emails: string[];
}

interface Decision {
  email: string;
  decision_id: string;
  former_id: string | null;
}

export async function insertUnconfirmed(
  manager: EntityManager,
  email: string,
  story: UnconfirmedStory,
): Promise<{ id: string; created_at: Date }> {
  const [inserted] = await manager.query<{ id: string; created_at: Date }[]>(
    `INSERT INTO story_authors (email, story, expires_at)
     VALUES ($1, $2, now() + make_interval(days => $3)) RETURNING id, created_at`,
    [email, JSON.stringify(story), DAYS_TO_CONFIRM],
  );
  if (!inserted) throw new Error('The story was not kept.');
  return inserted;
}

export async function authorsOf(
  manager: EntityManager,
  testimonials: Testimonial[],
): Promise<ReadonlyMap<number | null, StoryAuthor>> {
  const ids = testimonials.map(({ id }) => id);
  const authors = await manager.findBy(StoryAuthor, { testimonialId: Any(ids) });
  return new Map(authors.map((author) => [author.testimonialId, author]));
}

/** Gives each story's decision a new id, so that mails about the former one can be dropped. */
export function renewDecisions(manager: EntityManager, ids: string[]): Promise<Decision[]> {
  return manager.query(
    `WITH known AS (
       SELECT id, decision_id FROM story_authors
       WHERE testimonial_id = ANY($1::bigint[]) ORDER BY id FOR UPDATE
     ), renewed AS (
       UPDATE story_authors AS author SET decision_id = gen_random_uuid()
       FROM known WHERE author.id = known.id
       RETURNING author.email, author.decision_id, known.decision_id AS former_id
     )
     SELECT * FROM renewed`,
    [ids],
  );
}

export function endAuthors(
  manager: EntityManager,
  testimonialIds: string[],
  ended: StoryEnd,
): Promise<EndedAuthors> {
  return end(manager, 'testimonial_id = ANY($2::bigint[])', [ended, testimonialIds]);
}

/** Deletes addresses and stories that were not confirmed in time, and old rows of ended stories. */
export async function forgetUnconfirmed(manager: EntityManager): Promise<EndedAuthors> {
  await manager.query(
    'DELETE FROM story_authors WHERE ended_at < now() - make_interval(days => $1)',
    [DAYS_REMEMBERED],
  );
  return end(manager, 'story IS NOT NULL AND expires_at <= now()', ['expired']);
}

async function end(
  manager: EntityManager,
  which: string,
  values: unknown[],
): Promise<EndedAuthors> {
  const [ended] = await manager.query<[Known[], number]>(
    `WITH known AS (
       SELECT id, decision_id, email FROM story_authors WHERE ${which} ORDER BY id FOR UPDATE
     )
     UPDATE story_authors AS author
     SET email = NULL, story = NULL, testimonial_id = NULL, before_correction = NULL,
       corrected_at = NULL, ended = $1, ended_at = now()
     FROM known WHERE author.id = known.id RETURNING known.*`,
    values,
  );
  return {
    causes: ended.flatMap(({ id, decision_id: decisionId }) =>
      decisionId ? [id, decisionId] : [id],
    ),
    emails: ended.map(({ email }) => email),
  };
}
