import { Column, Entity, OneToOne, PrimaryColumn, type Relation, VirtualColumn } from 'typeorm';
import type { PlatformName } from '../../common/platforms.js';
import type { PaymentOption } from '../../common/price/price-words.js';
import { numeric } from '../../common/sql/columns.js';
import type { StoredDifference, SyncRule } from '../../common/sync-rule.js';
import type { LinkedCourses } from './linked-courses.entity.js';
import { CourseOverride } from './course-override.entity.js';
import { type Promotion, promotionOf } from './course-promotion.entity.js';

export const COURSE_RELATIONS = { override: true, linked: { udemyCourse: true } };

@Entity('courses')
export class Course {
  @PrimaryColumn('bigint', { name: 'thinkific_id', transformer: numeric })
  thinkificId: number;

  @Column('text')
  platform: PlatformName;

  /** The id of the course there. */
  @Column('text', { name: 'platform_id' })
  platformId: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { name: 'description_text', nullable: true })
  descriptionText: string | null;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  /** The amount and currency of the first of `paymentOptions`. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true, transformer: numeric })
  price: number | null;

  @Column('jsonb', { name: 'payment_options', nullable: true })
  paymentOptions: PaymentOption[] | null;

  /** False for a subscription, and if access ends some days after enrolling. */
  @Column('boolean', { name: 'has_lifetime_access', default: true })
  hasLifetimeAccess: boolean;

  @Column('boolean', { name: 'has_certificate', default: true })
  hasCertificate: boolean;

  /** An admin's choice: the page promises no certificate that the platform does not give. */
  @Column('boolean', { name: 'claims_follow', default: false })
  claimsFollow: boolean;

  @Column('text', { nullable: true })
  category: string | null;

  @Column('text', { nullable: true })
  duration: string | null;

  @Column('text', { array: true })
  curriculum: string[];

  @Column('text', { name: 'enroll_url', nullable: true })
  enrollUrl: string | null;

  @Column('integer', { nullable: true })
  position: number | null;

  /** The platform sells it publicly: published, not hidden, not private. */
  @Column('boolean', { name: 'on_sale' })
  onSale: boolean;

  /** An admin's choice; null: `onSale` decides. */
  @Column('boolean', { name: 'visibility_choice', nullable: true })
  visibilityChoice: boolean | null;

  /** Computed from the choice, else `onSale`. Removed courses are never visible. */
  @Column({ type: 'boolean', name: 'is_visible', insert: false, update: false })
  isVisible: boolean;

  @VirtualColumn({
    type: 'boolean',
    query: (course) =>
      `EXISTS (SELECT FROM featured_courses WHERE thinkific_id = ${course}.thinkific_id)`,
  })
  isFeatured: boolean;

  @VirtualColumn({ type: 'jsonb', query: promotionOf })
  promotion: Promotion | null;

  /** Never decreases, so that two overrides never have the same version. */
  @Column('integer', { name: 'override_version', default: 0 })
  overrideVersion: number;

  /** Whether an admin has chosen the instructors; otherwise they are the platform's. */
  @Column('boolean', { name: 'instructors_chosen', default: false })
  instructorsChosen: boolean;

  /** Of the platform's product that sells the course, which is not the id of the course. */
  @Column('bigint', { name: 'product_id', nullable: true, transformer: numeric })
  productId: number | null;

  /** The products that the platform names as related, in its order. */
  @Column('bigint', { name: 'related_product_ids', array: true, default: () => "'{}'" })
  relatedProductIds: string[];

  @Column('text', { name: 'sync_rule', default: 'follow' })
  syncRule: SyncRule;

  /** The platform's values that the sync rule holds back, from the last sync. */
  @Column('jsonb', { nullable: true })
  difference: StoredDifference | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'synced_at' })
  syncedAt: Date;

  /** When a sync no longer found it on the platform; null while it exists there. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  @OneToOne(() => CourseOverride, (override) => override.course)
  override: Relation<CourseOverride> | null;

  @OneToOne('LinkedCourses', 'course')
  linked: Relation<LinkedCourses> | null;
}
