import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import {
  type OverrideValues,
  toColumn,
  withFields,
  OVERRIDABLE_FIELDS,
  PLATFORM_FIELDS,
  type PlatformField,
} from '../../common/overridable-fields.js';
import { numeric } from '../../common/sql/columns.js';
import type { Course } from './course.entity.js';

export type PlatformValue = string | number | string[] | null;
export type PlatformValues = Partial<Record<PlatformField, PlatformValue>>;

export function platformValues(course: Course): Record<PlatformField, PlatformValue> {
  const values = PLATFORM_FIELDS.map((field) => [
    field,
    course[OVERRIDABLE_FIELDS[field].platform],
  ]);
  return Object.fromEntries(values) as Record<PlatformField, PlatformValue>;
}

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
