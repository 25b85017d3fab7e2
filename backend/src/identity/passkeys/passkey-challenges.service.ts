import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { IsNull, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { PasskeyChallenge } from './passkey-challenge.entity.js';

/** Milliseconds that somebody has to unlock a device, or to fetch one. */
export const CHALLENGE_LIFE = 5 * 60_000;

/** Gives out what passkeys are to sign. It stands in the database, as the answer may come to another replica. */
@Injectable()
export class PasskeyChallengesService {
  constructor(
    @InjectRepository(PasskeyChallenge) private readonly challenges: Repository<PasskeyChallenge>,
  ) {}

  /** @param userId for whom a passkey is added; null: it is for signing in */
  async issue(userId: string | null): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + CHALLENGE_LIFE);
    await this.challenges.insert({ challenge, userId, expiresAt });
    return challenge;
  }

  /** False when it was not given out for this, was taken before, or is too old. */
  async take(challenge: string, userId: string | null): Promise<boolean> {
    const { affected } = await this.challenges.delete({
      challenge,
      userId: userId ?? IsNull(),
      expiresAt: MoreThan(new Date()),
    });
    return affected === 1;
  }

  @Scheduled('10 minutes', 'Could not delete expired passkey challenges (will retry in 10 min).')
  async purge(): Promise<void> {
    const expiresAt = LessThanOrEqual(new Date());
    await this.challenges.delete({ expiresAt });
  }
}
