import { Column, Entity } from 'typeorm';
import { TokenLink } from '../../common/links/token-link.entity.js';
import type { Consent } from '../consent.js';

/** A pending subscriber. The row outlives the address for a while, so that the link's page can explain it. */
@Entity('newsletter_confirmations')
export class Confirmation extends TokenLink {
  @Column('text', { nullable: true })
  email: string | null;

  @Column('integer', { name: 'times_asked', default: 1 })
  timesAsked: number;

  @Column('timestamptz', { name: 'asked_at', default: () => 'now()' })
  askedAt: Date;

  @Column('timestamptz', { name: 'reminded_at', nullable: true })
  remindedAt: Date | null;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** Null: no consent was stored. */
  @Column('jsonb', { nullable: true })
  consents: Consent[] | null;
}
