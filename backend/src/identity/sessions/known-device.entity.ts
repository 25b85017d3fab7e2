import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A kind of device that a user has signed in with. */
@Entity('known_devices')
export class KnownDevice {
  @PrimaryColumn('uuid', { generated: 'uuid' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User> | null;

  @Column('text')
  device: string;

  @Column('text')
  address: string;

  @Column('timestamptz', { name: 'first_seen_at', default: () => 'now()' })
  firstSeenAt: Date;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt: Date;
}
