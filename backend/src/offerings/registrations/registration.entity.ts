import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { TokenRow } from '../../common/links/token-link.entity.js';
import { Offering } from '../offering.entity.js';

export const REGISTRATION_STATUSES = [
  'confirmed',
  'waiting',
  'offered',
  'cancelled',
  'expired',
] as const;
/**
 * `waiting`: on the waitlist. `offered`: a freed seat is held until `offeredUntil`. `expired`: it was not accepted
 * in time. Seats are taken by `confirmed` and `offered`.
 */
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

@Entity('registrations')
export class Registration extends TokenRow {
  /** The order of arrival, which is the order of the waitlist. */
  @Column({ type: 'bigint', insert: false, update: false })
  position: string;

  @Column('bigint', { name: 'offering_id' })
  offeringId: string;

  @ManyToOne(() => Offering, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offering_id' })
  offering: Relation<Offering>;

  @Column('text')
  name: string;

  /** In lower case. */
  @Column('text')
  email: string;

  /** By the question's id. */
  @Column('jsonb', { default: {} })
  answers: Record<string, string>;

  @Column('text')
  status: RegistrationStatus;

  @Column('timestamptz', { name: 'offered_until', nullable: true })
  offeredUntil: Date | null;

  /** Null: not recorded. */
  @Column('boolean', { name: 'has_attended', nullable: true })
  hasAttended: boolean | null;

  @Column('timestamptz', { name: 'day_reminder_at', nullable: true })
  dayReminderAt: Date | null;

  @Column('timestamptz', { name: 'hour_reminder_at', nullable: true })
  hourReminderAt: Date | null;

  /** Counts the changes that a calendar has to learn about. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'registered_at', default: () => 'now()' })
  registeredAt: Date;

  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' })
  changedAt: Date;
}
