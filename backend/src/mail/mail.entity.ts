import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailTexts } from '../../../frontend/src/server/contract.ts';

export const MAIL_STATES = ['waiting', 'sent', 'refused', 'failed', 'dropped'] as const;
/** `refused`: by the server, for good. `failed`: tried in vain for days. `dropped`: no longer wanted. */
export type MailState = (typeof MAIL_STATES)[number];

export type MailKind = keyof MailTexts;

/** A mail to one person. Nothing is kept of what stands in it. */
@Entity('mails')
export class Mail {
  @PrimaryColumn('uuid', { generated: 'uuid' })
  id: string;

  @Column('text')
  kind: MailKind;

  /** The id of what it is about. */
  @Column('uuid')
  cause: string;

  @Column('text')
  recipient: string;

  @Column('text', { default: 'waiting' })
  state: MailState;

  @Column('integer', { default: 0 })
  tries: number;

  /** What went wrong at the last try. */
  @Column('text', { nullable: true })
  fault: string | null;

  /** An admin has sent another one about the same. */
  @Column('boolean', { default: false })
  again: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' })
  changedAt: Date;
}
