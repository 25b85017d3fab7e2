import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WebhookEvent } from './dto/webhook-message.dto.js';

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

  @Column('bytea')
  secret: Buffer;

  /** The previous secret, which also signs for a day. */
  @Column('bytea', { name: 'former_secret', nullable: true })
  formerSecret: Buffer | null;

  @Column('timestamptz', { name: 'former_until', nullable: true })
  formerUntil: Date | null;

  /** Rounds without a response since the last one. */
  @Column('integer', { default: 0 })
  silences: number;

  @Column('timestamptz', { name: 'silent_until', nullable: true })
  silentUntil: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
