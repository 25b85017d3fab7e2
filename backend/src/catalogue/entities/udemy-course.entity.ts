import {
  Column,
  Entity,
  OneToMany,
  OneToOne,
  PrimaryColumn,
  type Relation,
  VirtualColumn,
} from 'typeorm';
import type { StoredDifference, SyncRule } from '../../common/sync-rule.js';
import type { LinkedCourses } from './linked-courses.entity.js';
import { StaffAssignment } from './staff-assignment.entity.js';
import { UdemyCoupon } from './udemy-coupon.entity.js';

/** SQL: whether `udemy` is listed. It is not while a visible Thinkific course is linked to it. */
export const IS_LISTED = `(udemy.is_visible AND NOT EXISTS (
  SELECT FROM linked_courses AS linked JOIN courses AS course USING (thinkific_id)
  WHERE linked.udemy_id = udemy.udemy_id AND course.is_visible))`;

/**
 * SQL: the query parameter for links to `udemy`, by which Udemy credits the sale to the instructor. It is the valid coupon
 * that ends first, else the referral code, else null.
 */
export const promotionOf = (udemy: string) => `coalesce(
  (SELECT 'couponCode=' || code FROM udemy_coupons AS coupon
   WHERE coupon.udemy_id = ${udemy}.udemy_id AND valid_from <= now() AND valid_until > now()
   ORDER BY valid_until, code LIMIT 1),
  'referralCode=' || ${udemy}.referral_code)`;

@Entity('udemy_courses')
export class UdemyCourse {
  @PrimaryColumn('text', { name: 'udemy_id' })
  udemyId: string;

  @Column('text', { default: 'udemy' })
  platform: 'udemy';

  @Column('text')
  title: string;

  /** A path on Udemy, or an http(s) URL. */
  @Column('text')
  url: string;

  @Column('boolean', { name: 'is_paid' })
  isPaid: boolean;

  @Column('text', { nullable: true })
  headline: string | null;

  @Column('real', { nullable: true })
  rating: number | null;

  @Column('integer', { name: 'num_reviews', nullable: true })
  numReviews: number | null;

  /** Localized by Udemy, such as "CA$19.99". */
  @Column('text', { name: 'price_text', nullable: true })
  priceText: string | null;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('text', { name: 'referral_code', nullable: true })
  referralCode: string | null;

  /** The query parameter for links, such as `couponCode=SPRING`. */
  @VirtualColumn({ type: 'text', query: promotionOf })
  promotion: string | null;

  @Column('boolean', { name: 'visibility_choice', nullable: true })
  visibilityChoice: boolean | null;

  @Column('text', { name: 'sync_rule', default: 'follow' })
  syncRule: SyncRule;

  /** The platform's values that the sync rule holds back, from the last sync. */
  @Column('jsonb', { nullable: true })
  difference: StoredDifference | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'synced_at' })
  syncedAt: Date;

  /** When a sync no longer found it among the published courses; null while it is. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  @Column({ type: 'boolean', name: 'is_visible', insert: false, update: false })
  isVisible: boolean;

  @OneToOne('LinkedCourses', 'udemyCourse')
  linked: Relation<LinkedCourses> | null;

  @OneToMany(() => StaffAssignment, (assignment) => assignment.course)
  assignments: Relation<StaffAssignment>[];

  @OneToMany(() => UdemyCoupon, (coupon) => coupon.course)
  coupons: Relation<UdemyCoupon>[];
}
