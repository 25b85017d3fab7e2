import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('unsubscribe_records')
export class UnsubscribeRecord {
  @PrimaryColumn('uuid', { name: 'unsubscribe_token' })
  unsubscribeToken: string;

  /** See `AddressKeys`. */
  @Column('bytea', { name: 'address_hash' })
  addressHash: Buffer;

  @Column('timestamptz', { name: 'unsubscribed_at', default: () => 'now()' })
  unsubscribedAt: Date;

  /** The person erased the address for good, so no undo brings it back. */
  @Column('boolean', { name: 'is_final', default: false })
  isFinal: boolean;
}
