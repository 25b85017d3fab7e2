import { Column, Entity, OneToMany, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { StoredDifference, SyncRule } from '../../common/sync-rule.js';
import type { JoinedCourse } from './joined-course.entity.js';
import { StaffAssignment } from './staff-assignment.entity.js';

/** SQL for whether `udemy` is listed: not while a visible course of Thinkific stands for it. */
export const IS_LISTED = `(udemy.is_visible AND NOT EXISTS (
  SELECT FROM joined_courses AS joined JOIN courses AS course USING (thinkific_id)
  WHERE joined.udemy_id = udemy.udemy_id AND course.is_visible))`;

/** A published course as the last sync saw it. */
@Entity('udemy_courses')
export class UdemyCourse {
  /** Opaque and case-sensitive. */
  @PrimaryColumn('text', { name: 'udemy_id' })
  udemyId: string;

  @Column('text')
  title: string;

  /** A path on the marketplace, or an http(s) address. */
  @Column('text')
  url: string;

  @Column('boolean', { name: 'is_paid' })
  isPaid: boolean;

  /** What an admin chose; null until one did, and then it is shown. */
  @Column('boolean', { name: 'visibility_choice', nullable: true })
  visibilityChoice: boolean | null;

  @Column('text', { name: 'sync_rule', default: 'follow' })
  syncRule: SyncRule;

  /** What its rule keeps from visitors, as the last sync found it. */
  @Column('jsonb', { nullable: true })
  difference: StoredDifference | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** When the platform's values in this row were last changed by a sync. */
  @Column('timestamptz', { name: 'synced_at' })
  syncedAt: Date;

  /** When a sync no longer found it among the published courses; null while it is there. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  /** Visitors see it, by the choice or because there is none; never once it is removed. */
  @Column({ type: 'boolean', name: 'is_visible', insert: false, update: false })
  isVisible: boolean;

  @OneToOne('JoinedCourse', 'udemyCourse')
  joined: Relation<JoinedCourse> | null;

  @OneToMany(() => StaffAssignment, (assignment) => assignment.course)
  assignments: Relation<StaffAssignment>[];
}
