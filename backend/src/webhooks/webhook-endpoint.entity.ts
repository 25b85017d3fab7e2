import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WebhookEvent } from './webhook-events.js';

/** Where another program wants to be told of what happens here. */
@Entity('webhook_endpoints')
export class WebhookEndpoint {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  url: string;

  @Column('text', { array: true })
  events: WebhookEvent[];

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  /** As `WebhookSecretsService` encrypts it. */
  @Column('bytea')
  secret: Buffer;

  /** The one before, with which is signed, too, for a day. */
  @Column('bytea', { name: 'former_secret', nullable: true })
  formerSecret: Buffer | null;

  @Column('timestamptz', { name: 'former_until', nullable: true })
  formerUntil: Date | null;

  /** Rounds without an answer, since the last one. */
  @Column('integer', { default: 0 })
  silences: number;

  /** Nothing is sent there before. */
  @Column('timestamptz', { name: 'silent_until', nullable: true })
  silentUntil: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
