import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numeric } from '../../common/sql/columns.js';

/** The fields that Thinkific has. It knows no link. */
export const PLATFORM_FIELDS = ['name', 'title', 'bio', 'portrait'] as const;
export type PlatformInstructor = Pick<Instructor, (typeof PLATFORM_FIELDS)[number]>;

@Entity('instructors')
export class Instructor {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  title: string | null;

  @Column('text', { nullable: true })
  bio: string | null;

  @Column('text', { nullable: true })
  portrait: string | null;

  @Column('text', { nullable: true })
  link: string | null;

  /** Null for an instructor that an admin has added. */
  @Column('bigint', { name: 'thinkific_id', nullable: true, unique: true, transformer: numeric })
  thinkificId: number | null;

  /** Thinkific's values at the last sync. */
  @Column('jsonb', { nullable: true })
  platform: PlatformInstructor | null;

  /** An admin has changed Thinkific's values, so syncs no longer do. */
  @Column('boolean', { name: 'is_edited', default: false })
  isEdited: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
