import type { EntityManager } from 'typeorm';
import { toMailStateDto } from '../../mail/mails.service.js';
import { Mail } from '../../mail/mail.entity.js';
import type { UserMailDto } from './other-passwords.dto.js';

const MOST = 5;

export async function findUserMails(
  manager: EntityManager,
  userId: string,
): Promise<UserMailDto[]> {
  const mails = await manager
    .createQueryBuilder(Mail, 'mail')
    .where(
      `mail.cause IN (
         SELECT :userId::uuid
         UNION ALL SELECT id FROM user_links WHERE user_id = :userId
         UNION ALL SELECT id FROM known_devices WHERE user_id = :userId)`,
      { userId },
    )
    .orderBy('mail.createdAt', 'DESC')
    .addOrderBy('mail.id')
    .take(MOST)
    .getMany();
  return mails.map((mail) => ({
    kind: mail.kind,
    recipient: mail.recipient,
    ...toMailStateDto(mail),
  }));
}
