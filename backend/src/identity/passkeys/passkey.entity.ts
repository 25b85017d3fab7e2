import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numeric } from '../../common/sql/columns.js';
import { User } from '../users/user.entity.js';

/** A public key whose private key is in a user's device or password manager. */
@Entity('passkeys')
export class Passkey {
  @PrimaryColumn('uuid', { generated: 'uuid' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Column('text', { name: 'credential_id' })
  credentialId: string;

  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer;

  /** Uses that the authenticator has counted. 0: it does not count. */
  @Column('bigint', { transformer: numeric })
  counter: number;

  @Column('text', { array: true })
  transports: string[];

  @Column('text')
  name: string;

  @Column('boolean', { name: 'is_backed_up' })
  isBackedUp: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
