import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that visitors did not find. Nothing about the visitors is stored. */
@Entity('missing_addresses')
export class MissingAddress {
  @PrimaryColumn('bigint', { generated: 'identity' })
  id: string;

  /** As `normalizePath` returns it. */
  @Column('text')
  path: string;

  @Column('integer')
  visits: number;

  @Column('timestamptz', { name: 'first_seen', default: () => 'now()' })
  firstSeen: Date;

  @Column('timestamptz', { name: 'last_seen', default: () => 'now()' })
  lastSeen: Date;

  /** Still counted, so that it is not suggested again. */
  @Column('boolean', { name: 'is_dismissed', default: false })
  isDismissed: boolean;
}
