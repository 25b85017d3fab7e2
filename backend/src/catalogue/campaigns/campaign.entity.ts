import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('campaigns')
export class Campaign {
  @PrimaryColumn('bigint', { generated: 'identity' })
  id: string;

  /** The part of the links that names the campaign. */
  @Column('text')
  code: string;

  @Column('text')
  name: string;

  @Column('text', { name: 'utm_source' })
  utmSource: string;

  @Column('text', { name: 'utm_medium' })
  utmMedium: string;

  @Column('text', { name: 'utm_campaign' })
  utmCampaign: string;

  /** A coupon of Thinkific. */
  @Column('text', { nullable: true })
  coupon: string | null;

  /** The code of an affiliate on Thinkific. */
  @Column('text', { name: 'referral_code', nullable: true })
  referralCode: string | null;

  /** The links of an ended campaign lead to the course's page. */
  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
