import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('redirects')
export class Redirect {
  @PrimaryColumn('bigint', { generated: 'identity' })
  id: string;

  /** As `normalizePath` returns it. */
  @Column('text', { name: 'from_path' })
  fromPath: string;

  /** A path of this site with query and fragment, or a URL of another site. */
  @Column('text', { name: 'to_address' })
  toAddress: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
