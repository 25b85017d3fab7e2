import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { UdemyCourse } from './udemy-course.entity.js';

/** A coupon that an instructor has made on Udemy, whose API does not list coupons. */
@Entity('udemy_coupons')
export class UdemyCoupon {
  @PrimaryColumn('text', { name: 'udemy_id' })
  udemyId: string;

  @PrimaryColumn('text')
  code: string;

  @ManyToOne('UdemyCourse', 'coupons', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'udemy_id' })
  course: Relation<UdemyCourse>;

  @Column('timestamptz', { name: 'valid_from' })
  validFrom: Date;

  @Column('timestamptz', { name: 'valid_until' })
  validUntil: Date;
}
