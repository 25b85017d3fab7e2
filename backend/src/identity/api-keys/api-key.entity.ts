import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';
import type { KeyScope } from '../../common/access/key-area.decorator.js';

/** A program's way in: it acts for the admin who made it, within its scopes, and ends with them. */
@Entity('api_keys')
export class ApiKey {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  /** How the key begins, to tell it from others. */
  @Column('text')
  beginning: string;

  /** SHA-256 of the whole, which has 256 random bits, and so needs nothing slower. */
  @Column('bytea')
  hash: Buffer;

  @Column('text', { array: true })
  scopes: KeyScope[];

  /** Addresses and networks that may use it; none: all may. */
  @Column('text', { array: true })
  addresses: string[];

  @Column('uuid', { name: 'maker_id' })
  makerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'maker_id' })
  maker: Relation<User>;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  /** Exact to a minute. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  @Column('text', { name: 'last_used_from', nullable: true })
  lastUsedFrom: string | null;
}
