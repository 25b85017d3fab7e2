import { Column, Entity } from 'typeorm';
import { TokenLink } from '../../common/links/token-link.entity.js';
import type { Consent } from '../consent.js';

/**
 * A pending subscriber, until the link is used or expires. Then the address goes, and the link says for a
 * while what became of it.
 */
@Entity('newsletter_confirmations')
export class Confirmation extends TokenLink {
  /** Null once the link was used or has expired. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('integer', { name: 'times_asked', default: 1 })
  timesAsked: number;

  /** The last time. */
  @Column('timestamptz', { name: 'asked_at', default: () => 'now()' })
  askedAt: Date;

  @Column('timestamptz', { name: 'reminded_at', nullable: true })
  remindedAt: Date | null;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** Null: nothing is known of it. */
  @Column('jsonb', { nullable: true })
  consents: Consent[] | null;
}
