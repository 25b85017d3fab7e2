import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numeric } from '../common/sql/columns.js';

export const TESTIMONIAL_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

/** What a reader sees of a story. */
export const STORY_FIELDS = [
  'studentName',
  'studentImage',
  'previousRole',
  'currentRole',
  'company',
  'courseTaken',
  'linkedinUrl',
  'quote',
] as const;
export type StoryField = (typeof STORY_FIELDS)[number];
export type StoryText = Pick<Testimonial, StoryField>;

@Entity('testimonials')
export class Testimonial {
  @PrimaryColumn('bigint', { generated: 'identity', transformer: numeric })
  id: number;

  @Column('text', { name: 'student_name' })
  studentName: string;

  @Column('text', { name: 'student_image' })
  studentImage: string;

  @Column('text', { name: 'previous_role' })
  previousRole: string;

  @Column('text', { name: 'present_role' })
  currentRole: string;

  @Column('text')
  company: string;

  @Column('text', { name: 'company_logo', nullable: true })
  companyLogo: string | null;

  @Column('text')
  quote: string;

  @Column('text', { name: 'course_taken' })
  courseTaken: string;

  @Column('text', { name: 'linkedin_url', nullable: true })
  linkedinUrl: string | null;

  @Column('text', { default: 'pending' })
  status: TestimonialStatus;

  @Column('boolean', { name: 'is_visible', default: true })
  isVisible: boolean;

  /** What `isVisible` was before the status stopped being pending, for taking that back. */
  @Column('boolean', { name: 'visible_while_pending', nullable: true })
  visibleWhilePending: boolean | null;

  /** A program seems to have written it; while it is pending, it stands behind all others. */
  @Column('boolean', { name: 'suspected', default: false })
  isSuspected: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Raised by the database with every change. */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;

  /** Written by the database: what a search looks into, in lower case. */
  @Column({ type: 'text', name: 'search_text', select: false, insert: false, update: false })
  searchText: string;

  /** Written by the database: four numbers that texts which say nearly the same are likely to share. */
  @Column({ type: 'integer', array: true, select: false, insert: false, update: false })
  sketch: number[];
}
