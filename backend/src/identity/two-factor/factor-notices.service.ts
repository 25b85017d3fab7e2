import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SiteConfig } from '../../config/app-config.js';
import type { MailKind } from '../../mail/mail.entity.js';
import { MailsService } from '../../mail/mails.service.js';
import { User } from '../users/user.entity.js';
import { TwoFactor } from './two-factor.entity.js';

const NOTICES = [
  'two-factor-on',
  'two-factor-off',
  'two-factor-reset',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
] as const satisfies MailKind[];

/** Mails users about changes of their two-factor authentication. */
@Injectable()
export class FactorNoticesService {
  constructor(
    private readonly config: SiteConfig,
    private readonly dataSource: DataSource,
    private readonly mails: MailsService,
  ) {
    for (const notice of NOTICES) mails.compose(notice, (id) => this.compose(id));
  }

  async send(
    manager: EntityManager,
    kind: (typeof NOTICES)[number],
    userId: string,
  ): Promise<void> {
    const { email } = await manager.findOneByOrFail(User, { id: userId });
    await this.mails.send(manager, { kind, cause: userId, recipient: email });
  }

  private async compose(userId: string) {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(User, { id: userId });
    if (!user) return null;
    const factor = await manager.findOneBy(TwoFactor, { userId });
    return {
      ...{ name: user.name, username: user.username },
      codesLeft: factor?.recoveryCodes.length ?? 0,
      link: `${this.config.publicUrl}/admin/account`,
    };
  }
}
