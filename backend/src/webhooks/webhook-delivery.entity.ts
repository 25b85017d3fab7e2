import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import type { SentEvent } from './dto/webhook-message.dto.js';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'dropped'] as const;
/** `failed`: given up. `dropped`: the subject is gone, or the endpoint is disabled or unsubscribed. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An event for an endpoint. The message is composed when it is sent. */
@Entity('webhook_deliveries')
export class WebhookDelivery {
  @PrimaryColumn('uuid', { generated: 'uuid' })
  id: string;

  @Column('uuid', { name: 'endpoint_id' })
  endpointId: string;

  @ManyToOne(() => WebhookEndpoint, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'endpoint_id' })
  endpoint: Relation<WebhookEndpoint>;

  @Column('text')
  event: SentEvent;

  /** The id of a story, subscriber or sync run, or a course's platform and id. */
  @Column('text')
  subject: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('text', { default: 'waiting' })
  state: DeliveryState;

  /** Attempts since the last replay. */
  @Column('integer', { default: 0 })
  tries: number;

  /** When the first of these attempts was due. */
  @Column('timestamptz', { name: 'first_due_at', default: () => 'now()' })
  firstDueAt: Date;

  /** While it waits: the next attempt. A process that claims it moves this forward. */
  @Column('timestamptz', { name: 'due_at', default: () => 'now()' })
  dueAt: Date;

  @Column('timestamptz', { name: 'tried_at', nullable: true })
  triedAt: Date | null;

  @Column('integer', { nullable: true })
  status: number | null;

  @Column('integer', { nullable: true })
  milliseconds: number | null;

  @Column('text', { nullable: true })
  answer: string | null;

  @Column('text', { nullable: true })
  error: string | null;
}
