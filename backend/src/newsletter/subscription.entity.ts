import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numeric } from '../common/sql/columns.js';
import type { Consent } from './consent.js';

@Entity('newsletter_subscriptions')
export class Subscription {
  @PrimaryColumn('bigint', { generated: 'identity', transformer: numeric })
  id: number;

  @Column('text', { unique: true })
  email: string;

  @Column('timestamptz', { name: 'subscribed_at', default: () => 'now()' })
  subscribedAt: Date;

  /** Whoever has it may end the subscription: it stands in the link that mails carry. */
  @Column('uuid', {
    name: 'unsubscribe_token',
    unique: true,
    default: () => 'gen_random_uuid()',
  })
  unsubscribeToken: string;

  /** Null: nothing is known of it. */
  @Column('jsonb', { nullable: true })
  consents: Consent[] | null;
}
