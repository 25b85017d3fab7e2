import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { type OverrideValues, toColumn, withFields } from '../../common/overridable-fields.js';
import { numeric } from '../../common/sql/columns.js';
import type { Course } from './course.entity.js';
import type { PlatformValues } from './platform-values.js';

const TYPES = { text: 'text', url: 'text', price: 'integer', list: 'text' } as const;

@Entity('course_overrides')
export class CourseOverride extends withFields<OverrideValues>(({ kind }, name) =>
  Column({ type: TYPES[kind], name: toColumn(name), array: kind === 'list', nullable: true }),
) {
  @PrimaryColumn('bigint', { name: 'thinkific_id', transformer: numeric })
  thinkificId: number;

  @OneToOne('Course', 'override', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'thinkific_id' })
  course: Relation<Course>;

  @Column('text', { name: 'description_text', nullable: true })
  descriptionText: string | null;

  /** The platform's value of each overridden field when it was overridden or last confirmed. */
  @Column('jsonb', { default: {} })
  base: PlatformValues;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
