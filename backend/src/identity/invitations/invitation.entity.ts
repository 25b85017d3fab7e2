import { Column, Entity } from 'typeorm';
import type { UserRole } from '../../common/access/access.decorators.js';
import { TokenLink } from '../../common/links/token-link.entity.js';

/** An invitation is open until it is accepted or revoked. An open one may have expired. */
@Entity('invitations')
export class Invitation extends TokenLink {
  @Column('text')
  email: string;

  @Column('text')
  name: string;

  @Column('text')
  role: UserRole;

  @Column('text', { name: 'inviter_name' })
  inviterName: string;

  @Column('uuid', { name: 'issuer_ids', array: true, default: () => "'{}'" })
  issuerIds: string[];

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'accepted_at', nullable: true })
  acceptedAt: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
