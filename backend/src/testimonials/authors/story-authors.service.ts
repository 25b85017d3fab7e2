import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan, Not, Raw } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { InvalidInputError, TooManyRequestsError } from '../../common/problem/app-error.js';
import { lockTextForTransaction } from '../../common/sql/advisory-lock.queries.js';
import { SiteConfig } from '../../config/app-config.js';
import { MailsService } from '../../mail/mails.service.js';
import { StoryAuthor, type StoryEnd, type UnconfirmedStory } from './story-author.entity.js';
import { endAuthors, forgetUnconfirmed, insertUnconfirmed } from './story-authors.queries.js';

/** Unconfirmed stories for one address in an hour. The limit protects strangers from mails. */
const MOST_UNCONFIRMED = 3;
const HOUR = 3_600;
/** Advisory lock per address, which makes concurrent stories count one after the other. */
const COUNTING = 4711025;

/** Stores unconfirmed stories and their authors' addresses, and deletes them. */
@Injectable()
export class StoryAuthorsService {
  constructor(
    private readonly config: SiteConfig,
    private readonly dataSource: DataSource,
    private readonly mails: MailsService,
  ) {}

  /** @throws InvalidInputError if the address is missing, or the site sends no mail */
  requireAddress(email: string | undefined): void {
    const { storyEmail } = this.config;
    if (storyEmail === 'required' && email === undefined) throw emailError('Email is required');
    if (storyEmail === 'off' && email !== undefined) {
      throw emailError('Leave it out: this site sends no mail');
    }
  }

  /** Stores a story and mails its author a link to confirm it. @throws TooManyRequestsError */
  add(email: string, story: UnconfirmedStory): Promise<{ id: string; createdAt: Date }> {
    return this.dataSource.transaction(async (manager) => {
      await requireFew(manager, email);
      const { id, created_at: createdAt } = await insertUnconfirmed(manager, email, story);
      await this.mails.send(manager, { kind: 'story-confirmation', cause: id, recipient: email });
      return { id, createdAt };
    });
  }

  /** Deletes the addresses of authors whose testimonials are gone for good, and the mails to them. */
  async end(manager: EntityManager, testimonialIds: string[], ended: StoryEnd): Promise<void> {
    await this.mails.forgetAbout(manager, await endAuthors(manager, testimonialIds, ended));
  }

  @Scheduled('hour', 'Could not delete unconfirmed stories (will retry in 1 h).')
  async forget(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.mails.forgetAbout(manager, await forgetUnconfirmed(manager));
    });
  }
}

async function requireFew(manager: EntityManager, email: string): Promise<void> {
  await lockTextForTransaction(manager, COUNTING, email);
  const waiting = await manager.countBy(StoryAuthor, {
    email: Raw((column) => `lower(${column}) = lower(:email)`, { email }),
    story: Not(IsNull()),
    createdAt: MoreThan(new Date(Date.now() - HOUR * 1000)),
  });
  if (waiting < MOST_UNCONFIRMED) return;
  const message = `${MOST_UNCONFIRMED} stories wait for this email address already. Open the links in their mails.`;
  throw new TooManyRequestsError(message, HOUR);
}

function emailError(message: string): InvalidInputError {
  return new InvalidInputError([{ field: 'email', message }]);
}
