import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail that an admin sends to the participants of an offering. */
@Entity('participant_messages')
export class ParticipantMessage {
  @PrimaryColumn('uuid', { generated: 'uuid' })
  id: string;

  @Column('bigint', { name: 'offering_id' })
  offeringId: string;

  @Column('text')
  subject: string;

  @Column('text')
  text: string;

  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' })
  sentAt: Date;
}
