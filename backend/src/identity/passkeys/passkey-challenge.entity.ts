import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a passkey is to sign, once. */
@Entity('passkey_challenges')
export class PasskeyChallenge {
  /** In base64url, as the browser gives it back. */
  @PrimaryColumn('text')
  challenge: string;

  /** For whom a passkey is added; null: it is for signing in. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
