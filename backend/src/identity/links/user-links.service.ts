import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { findByToken } from '../../common/links/token-link.entity.js';
import { LinkTokensService } from '../../common/links/link-tokens.service.js';
import { olderThan } from '../../common/sql/columns.js';
import { SiteConfig } from '../../config/app-config.js';
import type { User } from '../users/user.entity.js';
import { UserLink, type UserLinkKind } from './user-link.entity.js';

const PATHS = { 'password-reset': 'reset-password', 'email-confirmation': 'confirm-email' };

@Injectable()
export class UserLinksService {
  constructor(
    private readonly config: SiteConfig,
    private readonly dataSource: DataSource,
    private readonly tokens: LinkTokensService,
  ) {}

  create(
    manager: EntityManager,
    { id: userId, email, tokenVersion }: User,
    values: Pick<UserLink, 'kind' | 'expiresAt'> & Partial<UserLink>,
  ): Promise<UserLink> {
    return manager.save(manager.create(UserLink, { userId, email, tokenVersion, ...values }));
  }

  async addressOf(manager: EntityManager, { id, kind }: UserLink): Promise<string> {
    const token = await this.tokens.issue(manager, UserLink, id);
    return `${this.config.publicUrl}/${PATHS[kind]}/${token}`;
  }

  /** Returns the link with its user, or null for an unknown token or a link of another kind. */
  async find(
    kind: UserLinkKind,
    token: string,
    manager = this.dataSource.manager,
  ): Promise<UserLink | null> {
    const found = await findByToken(manager, UserLink, token);
    return found?.kind === kind ? found : null;
  }

  /** Keeps links for a week after they expire, so that their pages can say what happened to them. */
  @Scheduled('hour', 'Could not delete expired links of users (will retry in 1 h).')
  async forget(): Promise<void> {
    await this.dataSource.manager.delete(UserLink, { expiresAt: olderThan(7) });
  }
}
