import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A sign-in. Its token carries the id and fails once the row is deleted. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  /** The user's version at the sign-in. The session has ended once the user's version is higher. */
  @Column('integer', { name: 'token_version' })
  tokenVersion: number;

  @Column('text')
  device: string;

  @Column('text')
  address: string;

  @Column('timestamptz', { name: 'signed_in_at', default: () => 'now()' })
  signedInAt: Date;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt: Date;

  @Column('timestamptz', { name: 'authenticated_at', default: () => 'now()' })
  authenticatedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
