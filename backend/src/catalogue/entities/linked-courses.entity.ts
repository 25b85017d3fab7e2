import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numeric } from '../../common/sql/columns.js';
import type { Course } from './course.entity.js';
import type { UdemyCourse } from './udemy-course.entity.js';
import { ApiProperty } from '@nestjs/swagger';

export class LinkedUdemyCourseDto {
  @ApiProperty({ example: 'x010SgCHN9hvyFtzUBB-zS3_Q==' })
  udemy_id: string;

  @ApiProperty({ example: 'Reading Tide Tables' })
  title: string;

  @ApiProperty({ example: true, description: 'It is shown as an offer of the course.' })
  is_visible: boolean;
}

export class LinkedThinkificCourseDto {
  @ApiProperty({ type: 'integer', format: 'int64', example: 2200451 })
  thinkific_id: number;

  @ApiProperty({ example: 'Tide Tables', description: 'The shown title.' })
  title: string;

  @ApiProperty({ example: true, description: 'The public site shows it for both.' })
  is_visible: boolean;
}

/** Links a Thinkific course to the same Udemy course. Each course has one link at most. */
@Entity('linked_courses')
export class LinkedCourses {
  @PrimaryColumn('bigint', { name: 'thinkific_id', transformer: numeric })
  thinkificId: number;

  @OneToOne('Course', 'linked', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'thinkific_id' })
  course: Relation<Course>;

  @Column('text', { name: 'udemy_id' })
  udemyId: string;

  @OneToOne('UdemyCourse', 'linked', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'udemy_id' })
  udemyCourse: Relation<UdemyCourse> | null;

  @Column('timestamptz', { name: 'linked_at', default: () => 'now()' })
  linkedAt: Date;
}
