import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import type { UdemyCourse } from './udemy-course.entity.js';

export const ASSIGNED_ONCE = 'staff_assignments_once';

/** Deleted when the user becomes an admin or is purged. Assignments of soft-deleted users have no effect. */
@Entity('staff_assignments')
@Unique(ASSIGNED_ONCE, ['udemyId', 'staffUserId'])
export class StaffAssignment {
  @PrimaryColumn('bigint', { generated: 'identity' })
  id: string;

  @Column('text', { name: 'udemy_id' })
  udemyId: string;

  @ManyToOne('UdemyCourse', 'assignments', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'udemy_id' })
  course: Relation<UdemyCourse>;

  @Index('staff_assignments_staff_user_id_idx')
  @Column('uuid', { name: 'staff_user_id' })
  staffUserId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staff_user_id' })
  staff: Relation<User>;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
