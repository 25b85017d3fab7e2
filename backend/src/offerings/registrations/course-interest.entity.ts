import { Column, Entity } from 'typeorm';
import { TokenRow } from '../../common/links/token-link.entity.js';
import { numeric } from '../../common/sql/columns.js';

/** Somebody who wants to know when a course gets a date. */
@Entity('course_interests')
export class CourseInterest extends TokenRow {
  @Column('bigint', { name: 'course_id', transformer: numeric })
  courseId: number;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** The offering that the mail is about. */
  @Column('bigint', { name: 'offering_id', nullable: true })
  offeringId: string | null;

  @Column('timestamptz', { name: 'notified_at', nullable: true })
  notifiedAt: Date | null;
}
