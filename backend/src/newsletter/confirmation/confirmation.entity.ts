import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Consent } from '../consent.js';

/**
 * A pending subscriber, until the link is used or expires. Then the address goes, and the link says for a
 * while what became of it.
 */
@Entity('newsletter_confirmations')
export class Confirmation {
  @PrimaryColumn('uuid', { generated: 'uuid' })
  id: string;

  /** Null once the link was used or has expired. */
  @Column('text', { nullable: true })
  email: string | null;

  /** Null until the mail is written. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  @Column('integer', { name: 'times_asked', default: 1 })
  timesAsked: number;

  /** The last time. */
  @Column('timestamptz', { name: 'asked_at', default: () => 'now()' })
  askedAt: Date;

  @Column('timestamptz', { name: 'reminded_at', nullable: true })
  remindedAt: Date | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** Null: nothing is known of it. */
  @Column('jsonb', { nullable: true })
  consents: Consent[] | null;
}
