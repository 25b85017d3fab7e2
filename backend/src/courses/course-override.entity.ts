import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numeric } from '../common/sql/columns.js';
import type { Course } from './course.entity.js';
import type { PlatformValues } from './platform-values.js';

/** What Lectern shows instead of the platform's values; null means not overridden. */
@Entity('course_overrides')
export class CourseOverride {
  @PrimaryColumn('bigint', { name: 'thinkific_id', transformer: numeric })
  thinkificId: number;

  @OneToOne('Course', 'override', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'thinkific_id' })
  course: Relation<Course>;

  @Column('text', { nullable: true })
  title: string | null;

  /** As it was typed: plain text, or sanitised HTML. */
  @Column('text', { nullable: true })
  description: string | null;

  /** `description` as plain text, paragraphs separated by a blank line. */
  @Column('text', { name: 'description_text', nullable: true })
  descriptionText: string | null;

  @Column('text', { nullable: true })
  category: string | null;

  @Column('text', { nullable: true })
  level: string | null;

  @Column('text', { nullable: true })
  duration: string | null;

  @Column('text', { nullable: true })
  format: string | null;

  /** A whole number in the site's currency. */
  @Column('integer', { nullable: true })
  price: number | null;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('text', { array: true, nullable: true })
  curriculum: string[] | null;

  @Column('text', { array: true, nullable: true })
  outcomes: string[] | null;

  /** The platform's value of each overridden field when it was overridden, or last kept. */
  @Column('jsonb', { default: {} })
  base: PlatformValues;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
