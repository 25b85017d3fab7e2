import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numeric } from '../common/sql/columns.js';
import { Course } from '../catalogue/entities/course.entity.js';
import { User } from '../identity/users/user.entity.js';

export const OFFERING_KINDS = ['cohort', 'event', 'meetup'] as const;
export type OfferingKind = (typeof OFFERING_KINDS)[number];

export const QUESTION_TYPES = ['text', 'choice', 'yes-no'] as const;

/** What admins ask people who register. `options` are the answers of a `choice`. */
export interface Question {
  id: string;
  label: string;
  type: (typeof QUESTION_TYPES)[number];
  options: string[];
  isRequired: boolean;
}

/** ISO 8601, UTC. */
export interface Session {
  startsAt: string;
  endsAt: string;
}

@Entity('offerings')
export class Offering {
  @PrimaryColumn('bigint', { generated: 'identity' })
  id: string;

  @Column('text')
  kind: OfferingKind;

  @Column('text', { default: 'draft' })
  status: 'draft' | 'published' | 'cancelled';

  @Column('text')
  title: string;

  @Column('text')
  summary: string;

  /** Markdown. */
  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  picture: string | null;

  @Column('bigint', { name: 'course_id', nullable: true, transformer: numeric })
  courseId: number | null;

  @ManyToOne(() => Course, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'course_id' })
  course: Relation<Course> | null;

  /** IANA name. */
  @Column('text', { name: 'time_zone' })
  timeZone: string;

  /** In the order of time. */
  @Column('jsonb')
  sessions: Session[];

  /** The start of the first session. */
  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  /** The end of the last session. */
  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  @Column('text', { nullable: true })
  place: string | null;

  /** Shown to participants only. */
  @Column('text', { name: 'online_url', nullable: true })
  onlineUrl: string | null;

  /** BCP 47 tag. */
  @Column('text')
  language: string;

  @Column('uuid', { name: 'host_id', nullable: true })
  hostId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'host_id' })
  host: Relation<User> | null;

  /** Null: as many as want to come. */
  @Column('integer', { nullable: true })
  seats: number | null;

  /** Tentative with fewer participants. */
  @Column('integer', { name: 'min_participants', nullable: true })
  minParticipants: number | null;

  /** `course`: by the enrol link of the course, at its price. */
  @Column('text')
  payment: 'free' | 'course';

  @Column('jsonb', { default: [] })
  questions: Question[];

  /** How long a freed seat is offered to the next person on the waitlist. */
  @Column('integer', { name: 'offer_hours', default: 24 })
  offerHours: number;

  @Column('text', { name: 'recording_url', nullable: true })
  recordingUrl: string | null;

  /** The offerings that were created together, as a series. */
  @Column('uuid', { name: 'series_id', nullable: true })
  seriesId: string | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
