import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numeric } from '../../common/sql/columns.js';
import type { Course } from './course.entity.js';
import type { UdemyCourse } from './udemy-course.entity.js';

/** Links a Thinkific course to the same Udemy course. Each course has one link at most. */
@Entity('joined_courses')
export class LinkedCourses {
  @PrimaryColumn('bigint', { name: 'thinkific_id', transformer: numeric })
  thinkificId: number;

  @OneToOne('Course', 'joined', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'thinkific_id' })
  course: Relation<Course>;

  @Column('text', { name: 'udemy_id' })
  udemyId: string;

  @OneToOne('UdemyCourse', 'joined', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'udemy_id' })
  udemyCourse: Relation<UdemyCourse> | null;

  @Column('timestamptz', { name: 'joined_at', default: () => 'now()' })
  joinedAt: Date;
}
