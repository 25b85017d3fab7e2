import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numeric } from '../database/columns.js';

/** An address that gets the newsletter, trimmed and in lower case; each is there once. */
@Entity('newsletter_subscriptions')
export class Subscription {
  @PrimaryColumn('bigint', { generated: 'identity', transformer: numeric })
  id: number;

  @Column('text', { unique: true })
  email: string;

  @Column('timestamptz', { name: 'subscribed_at', default: () => 'now()' })
  subscribedAt: Date;
}
