import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('unsubscribe_records')
export class UnsubscribeRecord {
  @PrimaryColumn('uuid', { name: 'unsubscribe_token' })
  unsubscribeToken: string;

  @Column('bytea', { name: 'address_hash' })
  addressHash: Buffer;

  @Column('timestamptz', { name: 'unsubscribed_at', default: () => 'now()' })
  unsubscribedAt: Date;

  @Column('boolean', { name: 'is_final', default: false })
  isFinal: boolean;
}
