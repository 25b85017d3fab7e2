import type { EntityManager } from 'typeorm';
import { findByToken } from '../../common/links/token-link.entity.js';
import { lockDeleted } from '../admin/moderation.queries.js';
import { Testimonial } from '../testimonial.entity.js';
import { StoryAuthor, type StoryEnd, type UnconfirmedStory } from './story-author.entity.js';

export type AuthorLinkState =
  | { state: 'unconfirmed'; story: UnconfirmedStory; until: Date }
  | { state: 'confirmed'; testimonial: Testimonial; did?: 'confirmed' | 'corrected' }
  | { state: StoryEnd; isNew?: true }
  | { state: 'unknown' };

export async function stateOf(
  manager: EntityManager,
  author: StoryAuthor | null,
): Promise<AuthorLinkState> {
  if (!author) return { state: 'unknown' };
  const { ended, story, testimonialId: id, expiresAt: until } = author;
  if (ended) return { state: ended };
  if (story) {
    return author.isExpired ? { state: 'expired' } : { state: 'unconfirmed', story, until };
  }
  const testimonial = id === null ? null : await manager.findOneBy(Testimonial, { id });
  // An admin can still restore a deleted story.
  return testimonial ? { state: 'confirmed', testimonial } : { state: 'deleted' };
}

/** Locks a story, deleted or not, before its author. Decisions lock in this order too, so they cannot deadlock. */
export async function lockByToken(
  manager: EntityManager,
  token: string,
): Promise<{ author: StoryAuthor | null; link: AuthorLinkState }> {
  const known = await findByToken(manager, StoryAuthor, token);
  if (known?.testimonialId) {
    const id = known.testimonialId;
    const lock = { mode: 'pessimistic_write' as const };
    const lockStory = () => manager.findOne(Testimonial, { where: { id }, lock });
    // If both are missing, an undo has just restored the story.
    if (!(await lockStory()) && !(await lockDeleted(manager, id))) await lockStory();
  }
  const author = await findByToken(manager, StoryAuthor, token, { locked: true });
  return { author, link: await stateOf(manager, author) };
}
