import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { Mail } from '../../mail/mail.entity.js';
import { CONFIRMATION_MAIL } from '../confirmation/confirmations.queries.js';

export type KnownMail = Pick<Mail, 'kind' | 'createdAt' | 'state' | 'changedAt'>;

export async function findKnownMails(
  manager: EntityManager,
  by: FindOptionsWhere<Mail>,
): Promise<KnownMail[]> {
  const mails = await manager.find(Mail, {
    select: { id: true, kind: true, createdAt: true, state: true, changedAt: true },
    where: { kind: CONFIRMATION_MAIL, ...by },
    order: { createdAt: 'ASC' },
  });
  return mails.map(({ kind, createdAt, state, changedAt }) => ({
    kind,
    createdAt,
    state,
    changedAt,
  }));
}
