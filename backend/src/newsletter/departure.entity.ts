import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A subscription that has ended. The address is gone; whoever asks with it can still be told when. */
@Entity('newsletter_departures')
export class Departure {
  /** Links in mails that were sent before still lead somewhere. */
  @PrimaryColumn('uuid', { name: 'unsubscribe_token' })
  unsubscribeToken: string;

  /** See `AddressKeys`. */
  @Column('bytea', { name: 'address_hash' })
  addressHash: Buffer;

  @Column('timestamptz', { name: 'unsubscribed_at', default: () => 'now()' })
  unsubscribedAt: Date;
}
