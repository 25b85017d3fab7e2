import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A challenge that a passkey signs once. */
@Entity('passkey_challenges')
export class PasskeyChallenge {
  @PrimaryColumn('text')
  challenge: string;

  /** The user who adds a passkey. Null: the challenge is for signing in. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
