import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { findByToken } from '../../common/links/token-link.entity.js';
import { ConflictError } from '../../common/problem/app-error.js';
import { forgetDeleted } from '../admin/moderation.queries.js';
import type { CorrectStoryDto } from '../dto/correction.dto.js';
import { isSuspected } from '../suspicion.js';
import { Testimonial } from '../testimonial.entity.js';
import { type AuthorLinkState, lockByToken, stateOf } from './author-link.state.js';
import { differences, textOf } from './corrections.js';
import { StoryAuthor } from './story-author.entity.js';
import { StoryAuthorsService } from './story-authors.service.js';

/** The author's name in the audit log, as authors have no account. */
const AUTHOR = { id: null, name: 'the author' };
const CHANGED =
  'Your story has changed since you opened this page. It is below as it is now; send yours again to replace it.';

/** Lets authors confirm, correct and withdraw their story by the link in a mail. */
@Injectable()
export class AuthorLinkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly authors: StoryAuthorsService,
    private readonly audit: AuditService,
  ) {}

  async look(token: string): Promise<AuthorLinkState> {
    const { manager } = this.dataSource;
    return stateOf(manager, await findByToken(manager, StoryAuthor, token));
  }

  /** Passes the story to the moderators, once. */
  confirm(token: string): Promise<AuthorLinkState> {
    return this.dataSource.transaction(async (manager) => {
      const { author, link } = await lockByToken(manager, token);
      if (!author || link.state !== 'unconfirmed') return link;
      const testimonial = await manager.save(
        manager.create(Testimonial, { ...link.story, status: 'pending' }),
      );
      await manager.update(StoryAuthor, author.id, { story: null, testimonialId: testimonial.id });
      return { state: 'confirmed', testimonial, did: 'confirmed' };
    });
  }

  /** Hides the story until a moderator decides. @throws ConflictError if the form was for an older version */
  correct(token: string, dto: CorrectStoryDto): Promise<AuthorLinkState> {
    return this.dataSource.transaction(async (manager) => {
      const { author, link } = await lockByToken(manager, token);
      if (!author || link.state !== 'confirmed') return link;
      const { testimonial } = link;
      if (testimonial.version !== Number(dto.version)) throw new ConflictError(CHANGED);
      const text = textOf({ ...dto, linkedinUrl: dto.linkedinUrl ?? null });
      const changed = differences(textOf(testimonial), text);
      if (changed.length === 0) return link;
      await keepBefore(manager, author, testimonial);
      const status = { status: 'pending', visibleWhilePending: null } as const;
      const changes = { ...text, ...status, isSuspected: isSuspected(dto) };
      await manager.save(manager.merge(Testimonial, testimonial, changes));
      await this.note(manager, 'correctStory', testimonial.id, { fields: changed.join(', ') });
      return { state: 'confirmed', testimonial, did: 'corrected' };
    });
  }

  /** Deletes the story and the author's address for good, even if an admin could still restore it. */
  withdraw(token: string): Promise<AuthorLinkState> {
    return this.dataSource.transaction(async (manager) => {
      const { author, link } = await lockByToken(manager, token);
      const id = author?.testimonialId ?? null;
      if (id === null) return link;
      if (link.state === 'confirmed') await manager.delete(Testimonial, id);
      else if (!(await forgetDeleted(manager, id))) return link;
      await this.authors.end(manager, [String(id)], 'withdrawn');
      await this.note(manager, 'withdrawStory', id);
      return { state: 'withdrawn', isNew: true };
    });
  }

  private note(
    manager: EntityManager,
    action: string,
    id: number,
    after?: Record<string, string>,
  ): Promise<void> {
    const object = { type: 'story', id: String(id) } as const;
    return this.audit.record({ action, object, after, person: AUTHOR }, manager);
  }
}

/** Stores the text that moderators know. A second correction before their decision does not replace it. */
async function keepBefore(
  manager: EntityManager,
  { id, beforeCorrection: known }: StoryAuthor,
  testimonial: Testimonial,
): Promise<void> {
  const beforeCorrection = testimonial.status === 'pending' ? known : textOf(testimonial);
  if (!beforeCorrection) return;
  await manager.update(StoryAuthor, id, { beforeCorrection, correctedAt: new Date() });
}
