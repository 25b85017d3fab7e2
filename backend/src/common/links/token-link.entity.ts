import { Column, PrimaryColumn } from 'typeorm';

/** A row with a link whose token lets its holder do something. The database has the token's hash only. */
export abstract class TokenLink {
  @PrimaryColumn('uuid', { generated: 'uuid' })
  id: string;

  /** Null until the link is first sent or shown. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  get isExpired(): boolean {
    return this.expiresAt <= new Date();
  }
}
