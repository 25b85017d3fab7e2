import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';
import type { KeyScope } from '../../common/access/key-area.decorator.js';

/** A key that a program sends. The program acts for the admin who created the key, within the key's scopes. */
@Entity('api_keys')
export class ApiKey {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  beginning: string;

  /** SHA-256 of the whole key, which has 256 random bits, so a slow hash would add nothing. */
  @Column('bytea')
  hash: Buffer;

  @Column('text', { array: true })
  scopes: KeyScope[];

  /** IP addresses and networks that may use the key. Empty: any address may. */
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

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  @Column('text', { name: 'last_used_from', nullable: true })
  lastUsedFrom: string | null;
}
