import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { IsNull, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { PasskeyChallenge } from './passkey-challenge.entity.js';

/** Milliseconds to unlock the device or fetch another one. */
export const CHALLENGE_LIFE = 5 * 60_000;

/** Issues challenges. They are in the database, because another replica may get the response. */
@Injectable()
export class PasskeyChallengesService {
  constructor(
    @InjectRepository(PasskeyChallenge) private readonly challenges: Repository<PasskeyChallenge>,
  ) {}

  async issue(userId: string | null): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + CHALLENGE_LIFE);
    await this.challenges.insert({ challenge, userId, expiresAt });
    return challenge;
  }

  /** Returns false if the challenge was issued for another purpose, was used before or has expired. */
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
