import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numeric } from '../../common/sql/columns.js';
import { User } from '../users/user.entity.js';

/** A key of a user's device or password manager, which signs in after it has made sure whose it is. */
@Entity('passkeys')
export class Passkey {
  @PrimaryColumn('uuid', { generated: 'uuid' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  /** As its authenticator names it, in base64url. */
  @Column('text', { name: 'credential_id' })
  credentialId: string;

  /** In the form of COSE. */
  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer;

  /** How often the authenticator says that it was used; 0 of those that do not count. */
  @Column('bigint', { transformer: numeric })
  counter: number;

  /** How a browser reaches the authenticator, such as `internal` or `usb`. */
  @Column('text', { array: true })
  transports: string[];

  @Column('text')
  name: string;

  /** There is a copy in its owner's other devices. */
  @Column('boolean', { name: 'is_backed_up' })
  isBackedUp: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
