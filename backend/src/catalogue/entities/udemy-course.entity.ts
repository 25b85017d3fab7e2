import { Column, Entity, OneToMany, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { StoredDifference, SyncRule } from '../../common/sync-rule.js';
import type { LinkedCourses } from './linked-courses.entity.js';
import { StaffAssignment } from './staff-assignment.entity.js';

/** SQL: whether `udemy` is listed. It is not while a visible Thinkific course is linked to it. */
export const IS_LISTED = `(udemy.is_visible AND NOT EXISTS (
  SELECT FROM joined_courses AS joined JOIN courses AS course USING (thinkific_id)
  WHERE joined.udemy_id = udemy.udemy_id AND course.is_visible))`;

@Entity('udemy_courses')
export class UdemyCourse {
  @PrimaryColumn('text', { name: 'udemy_id' })
  udemyId: string;

  @Column('text')
  title: string;

  /** A path on Udemy, or an http(s) URL. */
  @Column('text')
  url: string;

  @Column('boolean', { name: 'is_paid' })
  isPaid: boolean;

  @Column('boolean', { name: 'visibility_choice', nullable: true })
  visibilityChoice: boolean | null;

  @Column('text', { name: 'sync_rule', default: 'follow' })
  syncRule: SyncRule;

  /** The platform's values that the sync rule holds back, from the last sync. */
  @Column('jsonb', { nullable: true })
  difference: StoredDifference | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'synced_at' })
  syncedAt: Date;

  /** When a sync no longer found it among the published courses; null while it is. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  @Column({ type: 'boolean', name: 'is_visible', insert: false, update: false })
  isVisible: boolean;

  @OneToOne('LinkedCourses', 'udemyCourse')
  joined: Relation<LinkedCourses> | null;

  @OneToMany(() => StaffAssignment, (assignment) => assignment.course)
  assignments: Relation<StaffAssignment>[];
}
