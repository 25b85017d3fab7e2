import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

export const VIEWED_LISTS = ['testimonials', 'newsletters', 'users', 'courses', 'udemy'] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

export interface ViewQuery {
  address: string;
  hidden_columns: string[];
}

/** A shared view outlives its owner. A personal one is deleted when its owner is purged. */
@Entity('saved_views')
export class SavedView {
  @PrimaryColumn('bigint', { generated: 'identity' })
  id: string;

  @Column('text')
  list: ViewedList;

  @Column('text')
  name: string;

  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'owner_id' })
  owner: Relation<User> | null;

  @Column('boolean', { name: 'is_shared' })
  isShared: boolean;

  @Column('jsonb')
  query: ViewQuery;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
