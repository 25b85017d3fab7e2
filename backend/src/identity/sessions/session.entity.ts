import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A sign-in whose token carries its id. Without its row, the token opens nothing. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  /** The user's at the time; once the user has a higher one, the session has ended. */
  @Column('integer', { name: 'token_version' })
  tokenVersion: number;

  /** In words, such as "Firefox on Windows". */
  @Column('text')
  device: string;

  /** Of the network, as last seen. */
  @Column('text')
  address: string;

  @Column('timestamptz', { name: 'signed_in_at', default: () => 'now()' })
  signedInAt: Date;

  /** Exact to a minute. */
  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt: Date;

  /** When its user has last shown who they are: at the sign-in, or since. */
  @Column('timestamptz', { name: 'proven_at', default: () => 'now()' })
  provenAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
