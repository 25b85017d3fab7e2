import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { TokenLink } from '../../common/links/token-link.entity.js';
import { User } from '../users/user.entity.js';

export type UserLinkKind = 'password-reset' | 'email-confirmation';
/** `replaced`: by a newer link. `cancelled`: by its user. `revoked`: the admin who made it lost the rights. */
export type UserLinkEnd = 'used' | 'confirmed' | 'replaced' | 'cancelled' | 'revoked';

/** A link by which a user chooses a new password or confirms a new address. It works for the account as it was then. */
@Entity('user_links')
export class UserLink extends TokenLink {
  @Column('text')
  kind: UserLinkKind;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', eager: true })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  /** The user's at the time. */
  @Column('text')
  email: string;

  /** The user's at the time; a new password, a deactivation and “Sign out everywhere else” raise it. */
  @Column('integer', { name: 'token_version' })
  tokenVersion: number;

  /** The address to confirm. Null for a new password. */
  @Column('text', { name: 'new_email', nullable: true })
  newEmail: string | null;

  /** An admin hands the link out, and no mail brings it. */
  @Column('boolean', { name: 'by_hand', default: false })
  byHand: boolean;

  /** The admin who made it. Null: the user asked for it. */
  @Column('uuid', { name: 'issuer_id', nullable: true })
  issuerId: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Null while it waits, also once it has expired. */
  @Column('text', { nullable: true })
  ended: UserLinkEnd | null;
}
