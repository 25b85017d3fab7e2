import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { TokenLink } from '../../common/links/token-link.entity.js';
import { User } from '../users/user.entity.js';

export type UserLinkKind = 'password-reset' | 'email-confirmation';
/** `replaced`: by a newer link. `cancelled`: by the user. `revoked`: the admin who created it lost the rights. */
export type UserLinkEnd = 'used' | 'confirmed' | 'replaced' | 'cancelled' | 'revoked';

/** A link to choose a new password or confirm a new address. Works only while the account stays as it was. */
@Entity('user_links')
export class UserLink extends TokenLink {
  @Column('text')
  kind: UserLinkKind;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', eager: true })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Column('text')
  email: string;

  /** The user's version at that time. A new password, a deactivation or “Sign out everywhere else” raises it. */
  @Column('integer', { name: 'token_version' })
  tokenVersion: number;

  /** The address to confirm. Null: the link is for a new password. */
  @Column('text', { name: 'new_email', nullable: true })
  newEmail: string | null;

  @Column('boolean', { name: 'by_hand', default: false })
  byHand: boolean;

  @Column('uuid', { name: 'issuer_id', nullable: true })
  issuerId: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('text', { nullable: true })
  ended: UserLinkEnd | null;
}
