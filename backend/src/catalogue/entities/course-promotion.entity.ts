import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numeric } from '../../common/sql/columns.js';
import type { Course } from './course.entity.js';

export const DISCOUNT_TYPES = ['fixed', 'percentage'] as const;

/** What visitors pay now with the coupon of a promotion. */
export interface Promotion {
  name: string;
  /** In the currency of the course's price. */
  price: number;
  coupon_code: string;
  /** ISO 8601. */
  ends_at: string;
}

/**
 * SQL: the running promotion with the lowest price of `course`, else null. Promotions that make it free are left out,
 * because their coupons are rarely meant for everybody.
 */
export const promotionOf = (course: string) => `(
  SELECT jsonb_build_object('name', promotion.name, 'price', discounted.price,
    'coupon_code', coupon_code, 'ends_at', to_char(expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  FROM course_promotions AS promotion
  CROSS JOIN LATERAL (SELECT round(${course}.price - CASE discount_type
    WHEN 'fixed' THEN amount ELSE ${course}.price * amount / 100 END, 2) AS price) AS discounted
  WHERE promotion.thinkific_id = ${course}.thinkific_id AND applies AND discounted.price > 0
    AND ${course}.sync_rule <> 'frozen'
    AND (starts_at IS NULL OR starts_at <= now()) AND expires_at > now()
  ORDER BY discounted.price, expires_at DESC, promotion_id LIMIT 1)`;

/** A promotion of Thinkific, as the last sync read it. */
@Entity('course_promotions')
export class CoursePromotion {
  @PrimaryColumn('bigint', { name: 'thinkific_id', transformer: numeric })
  thinkificId: number;

  @ManyToOne('Course', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'thinkific_id' })
  course: Relation<Course>;

  @PrimaryColumn('bigint', { name: 'promotion_id', transformer: numeric })
  promotionId: number;

  @Column('text')
  name: string;

  @Column('text', { name: 'discount_type' })
  discountType: (typeof DISCOUNT_TYPES)[number];

  /** Money in the currency of the course, or percent. */
  @Column('numeric', { precision: 12, scale: 2, transformer: numeric })
  amount: number;

  @Column('text', { name: 'coupon_code' })
  couponCode: string;

  @Column('timestamptz', { name: 'starts_at', nullable: true })
  startsAt: Date | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** Whether Thinkific accepts the coupon for this course. */
  @Column('boolean')
  applies: boolean;

  @Column('timestamptz', { name: 'checked_at' })
  checkedAt: Date;
}
