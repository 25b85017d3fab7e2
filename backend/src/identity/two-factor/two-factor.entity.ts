import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A user's authenticator app, and the recovery codes for its loss. */
@Entity('two_factors')
export class TwoFactor {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Column('bytea')
  secret: Buffer;

  /** Null: the user has not confirmed the app with a code, so logins do not ask for one. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** The time step of the last accepted code. Each code works once. */
  @Column('integer', { name: 'last_step', nullable: true })
  lastStep: number | null;

  /** The time step of a code that was refused because the phone's clock was wrong. It stays refused. */
  @Column('integer', { name: 'refused_step', nullable: true })
  refusedStep: number | null;

  @Column('bytea', { name: 'recovery_codes', array: true, default: () => `'{}'` })
  recoveryCodes: Buffer[];
}
