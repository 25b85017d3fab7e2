import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { numeric } from '../../common/sql/columns.js';
import { Course } from '../entities/course.entity.js';
import { Instructor } from './instructor.entity.js';

@Entity('course_instructors')
export class CourseInstructor {
  @PrimaryColumn('bigint', { name: 'thinkific_id', transformer: numeric })
  thinkificId: number;

  @ManyToOne(() => Course, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'thinkific_id' })
  course: Relation<Course>;

  @PrimaryColumn('text')
  source: 'platform' | 'admin';

  @Index('course_instructors_instructor')
  @PrimaryColumn('uuid', { name: 'instructor_id' })
  instructorId: string;

  @ManyToOne(() => Instructor, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'instructor_id' })
  instructor: Relation<Instructor>;

  @Column('integer', { default: 0 })
  position: number;
}
