import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailTexts } from '../../../frontend/src/server/contract.ts';

export const MAIL_STATES = ['waiting', 'sent', 'refused', 'failed', 'dropped'] as const;
/** `refused`: permanently by the server. `failed`: given up after days. `dropped`: no longer wanted. */
export type MailState = (typeof MAIL_STATES)[number];

export type MailKind = keyof MailTexts;

@Entity('mails')
export class Mail {
  @PrimaryColumn('uuid', { generated: 'uuid' })
  id: string;

  @Column('text')
  kind: MailKind;

  @Column('uuid')
  cause: string;

  @Column('text')
  recipient: string;

  @Column('text', { default: 'waiting' })
  state: MailState;

  @Column('integer', { default: 0 })
  tries: number;

  @Column('text', { nullable: true })
  error: string | null;

  @Column('boolean', { default: false })
  again: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' })
  changedAt: Date;
}
