import type { UserRole } from '../../common/access/access.decorators.js';
import { Column, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';

export const USER_STATES = ['active', 'inactive'] as const;
export type UserState = (typeof USER_STATES)[number];

/** Names are unique regardless of case. TypeORM leaves out soft-deleted users, raw SQL has to do so itself. */
@Entity('users')
export class User {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  username: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  role: UserRole;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  /** A token is valid for the version it was issued with. Raising the version ends all older tokens. */
  @Column('integer', { name: 'token_version', default: 0 })
  tokenVersion: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @DeleteDateColumn({ type: 'timestamptz', name: 'deleted_at' })
  deletedAt: Date | null;
}
