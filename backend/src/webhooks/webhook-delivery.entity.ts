import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import type { SentEvent } from './webhook-events.js';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'dropped'] as const;
/** `failed`: given up. `dropped`: what it was about is gone, or the endpoint was off or wants it no more. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One event for one endpoint. What is told of its subject is read when it is sent. */
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

  /** What it is about: the id of a story, subscriber or sync run, and of a course with its platform before it. */
  @Column('text')
  subject: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('text', { default: 'waiting' })
  state: DeliveryState;

  /** Of the present row of tries, which a replay begins anew. */
  @Column('integer', { default: 0 })
  tries: number;

  /** When this row of tries began. */
  @Column('timestamptz', { name: 'first_due_at', default: () => 'now()' })
  firstDueAt: Date;

  /** While it waits: when it is tried next. A process that has it in hand has moved this on. */
  @Column('timestamptz', { name: 'due_at', default: () => 'now()' })
  dueAt: Date;

  @Column('timestamptz', { name: 'tried_at', nullable: true })
  triedAt: Date | null;

  /** Of the last answer, as the next three. */
  @Column('integer', { nullable: true })
  status: number | null;

  @Column('integer', { nullable: true })
  milliseconds: number | null;

  /** How it begins. */
  @Column('text', { nullable: true })
  answer: string | null;

  @Column('text', { nullable: true })
  fault: string | null;
}
