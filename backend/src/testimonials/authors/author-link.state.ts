import type { EntityManager } from 'typeorm';
import { findByToken } from '../../common/links/find-by-token.js';
import { lockDeleted } from '../admin/moderation.queries.js';
import { Testimonial } from '../testimonial.entity.js';
import { StoryAuthor, type StoryEnd, type UnconfirmedStory } from './story-author.entity.js';

export type AuthorLinkState =
  | { state: 'unconfirmed'; story: UnconfirmedStory; until: Date }
  /** `did`: what this very request has done. */
  | { state: 'confirmed'; testimonial: Testimonial; did?: 'confirmed' | 'corrected' }
  /** `isNew`: this very request has ended it. */
  | { state: StoryEnd; isNew?: true }
  | { state: 'unknown' };

/** What the link of this author is good for. */
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
  // It can still be restored.
  return testimonial ? { state: 'confirmed', testimonial } : { state: 'deleted' };
}

/**
 * Keeps a confirmed story, deleted or not, and its author from changing until the transaction ends. The story comes
 * first, as in decisions: otherwise each could wait for the other.
 */
export async function lockByToken(
  manager: EntityManager,
  token: string,
): Promise<{ author: StoryAuthor | null; link: AuthorLinkState }> {
  const known = await findByToken(manager, StoryAuthor, token);
  if (known?.testimonialId) {
    const id = known.testimonialId;
    const lock = { mode: 'pessimistic_write' as const };
    const lockStory = () => manager.findOne(Testimonial, { where: { id }, lock });
    // Whoever finds neither was overtaken by an undo.
    if (!(await lockStory()) && !(await lockDeleted(manager, id))) await lockStory();
  }
  const author = await findByToken(manager, StoryAuthor, token, { locked: true });
  return { author, link: await stateOf(manager, author) };
}
