import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { findByToken } from '../../common/links/find-by-token.js';
import { Testimonial } from '../testimonial.entity.js';
import { StoryAuthor, type StoryEnd, type UnconfirmedStory } from './story-author.entity.js';

export type AuthorLinkState =
  | { state: 'unconfirmed'; story: UnconfirmedStory; until: Date }
  /** `isNew`: this very request has confirmed it. */
  | { state: 'confirmed'; testimonial: Testimonial; isNew: boolean }
  | { state: StoryEnd | 'unknown' };

/** What an author does with the link in a mail. */
@Injectable()
export class AuthorLinkService {
  constructor(private readonly dataSource: DataSource) {}

  async look(token: string): Promise<AuthorLinkState> {
    const { manager } = this.dataSource;
    return stateOf(manager, await findByToken(manager, StoryAuthor, token));
  }

  /** Hands the story to the moderators, once. */
  confirm(token: string): Promise<AuthorLinkState> {
    return this.dataSource.transaction(async (manager) => {
      const author = await findByToken(manager, StoryAuthor, token, { locked: true });
      const now = await stateOf(manager, author);
      if (!author || now.state !== 'unconfirmed') return now;
      const testimonial = await manager.save(
        manager.create(Testimonial, { ...now.story, status: 'pending' }),
      );
      await manager.update(StoryAuthor, author.id, { story: null, testimonialId: testimonial.id });
      return { state: 'confirmed', testimonial, isNew: true };
    });
  }
}

async function stateOf(
  manager: EntityManager,
  author: StoryAuthor | null,
): Promise<AuthorLinkState> {
  if (!author) return { state: 'unknown' };
  const { ended, story, testimonialId, expiresAt: until } = author;
  if (ended) return { state: ended };
  if (story)
    return until > new Date() ? { state: 'unconfirmed', story, until } : { state: 'expired' };
  const testimonial =
    testimonialId && (await manager.findOneBy(Testimonial, { id: testimonialId }));
  // It can still be restored.
  return testimonial ? { state: 'confirmed', testimonial, isNew: false } : { state: 'deleted' };
}
