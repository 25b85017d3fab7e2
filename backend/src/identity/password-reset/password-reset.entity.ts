import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A link that was asked for. It works for the account as it was then. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  /** Where the link goes; the user's at the time. */
  @Column('text')
  email: string;

  /** The user's at the time; a new password and a deactivation raise it. */
  @Column('integer', { name: 'token_version' })
  tokenVersion: number;

  /** An admin hands it out, and no mail brings it. */
  @Column('boolean', { name: 'by_hand', default: false })
  byHand: boolean;

  /** The admin who made it. Null: the owner asked for it. */
  @Column('uuid', { name: 'issuer_id', nullable: true })
  issuerId: string | null;

  /** Null until the mail is written. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
