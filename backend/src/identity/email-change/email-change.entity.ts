import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** `replaced`: by another one. `cancelled`: by its user. */
export type EmailChangeEnd = 'confirmed' | 'replaced' | 'cancelled';

/** An address that a user wants to have, once somebody who reads its mail has confirmed it. */
@Entity('email_changes')
export class EmailChange {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  /** The new one. */
  @Column('text')
  email: string;

  /** The user's at the time, as the version. */
  @Column('text', { name: 'former_email' })
  formerEmail: string;

  /** A new password, a deactivation and “Sign out everywhere else” raise the user's. */
  @Column('integer', { name: 'token_version' })
  tokenVersion: number;

  /** Null until the mail is written. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  /** Null while it waits, also once it has expired. */
  @Column('text', { nullable: true })
  ended: EmailChangeEnd | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
