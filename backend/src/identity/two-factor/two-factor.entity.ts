import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** The authenticator app of a user, and the codes for when it is lost. */
@Entity('two_factors')
export class TwoFactor {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  /** As `FactorSecretsService` encrypts it. */
  @Column('bytea')
  secret: Buffer;

  /** Null: no code of the app has been seen yet, so none is asked for. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** The time step of the last code that was taken: none counts twice. */
  @Column('integer', { name: 'last_step', nullable: true })
  lastStep: number | null;

  /** The time step of a code that was refused as one of another time: it is not taken then, either. */
  @Column('integer', { name: 'refused_step', nullable: true })
  refusedStep: number | null;

  /** Hashes of those that are left. */
  @Column('bytea', { name: 'recovery_codes', array: true, default: () => `'{}'` })
  recoveryCodes: Buffer[];
}
