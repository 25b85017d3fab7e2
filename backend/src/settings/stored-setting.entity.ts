import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredName } from '../config/stored-variables.js';

/** A setting that an admin has changed. Either `value` or `secret` is set. */
@Entity('stored_settings')
export class StoredSetting {
  @PrimaryColumn('text')
  name: StoredName;

  @Column('text', { nullable: true })
  value: string | null;

  @Column('bytea', { nullable: true })
  secret: Buffer | null;
}
