import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, Not, Repository } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { RateLimitConfig } from '../../common/settings.js';
import { CodeLimiter } from './code-limiter.js';
import { hashRecoveryCode, matchAppCode, readAppCode } from './codes.js';
import { FactorNoticesService } from './factor-notices.service.js';
import { FactorSecretsService } from './factor-secrets.service.js';
import { TwoFactor } from './two-factor.entity.js';
import { replaceSecret, spendRecoveryCode, spendStep } from './two-factor.queries.js';

type FailureReason = string | null;

const WRONG = 'This code is not right. Enter the one that your app shows now';
const USED = 'This code has been used already. Wait for the next one';
const OF_ANOTHER_TIME =
  'This code is of another time. Let your phone set its clock by itself, and enter the next code';
const WRONG_RECOVERY_CODE = 'This recovery code is not right, or has been used already';
const UNREADABLE =
  'Codes of your app cannot be checked any more. Use a recovery code, or ask an administrator for a reset';

/** Checks codes of authenticator apps and recovery codes. */
@Injectable()
export class FactorCodesService {
  private readonly logger = new Logger(FactorCodesService.name);
  private readonly limiter: CodeLimiter;

  constructor(
    private readonly config: RateLimitConfig,
    private readonly dataSource: DataSource,
    @InjectRepository(TwoFactor) private readonly factors: Repository<TwoFactor>,
    private readonly secrets: FactorSecretsService,
    private readonly notices: FactorNoticesService,
  ) {
    this.limiter = new CodeLimiter(dataSource);
  }

  isSetUp(userId: string): Promise<boolean> {
    return this.factors.existsBy({ userId, confirmedAt: Not(IsNull()) });
  }

  /** Checks and uses up a code of the app or a recovery code. @throws TooManyRequestsError */
  async take(userId: string, typed: string, address: string): Promise<FailureReason> {
    const digits = readAppCode(typed);
    const isOfApp = digits !== null;
    if (this.config.rateLimit) await this.limiter.begin(userId, address, isOfApp);
    const failure = isOfApp
      ? await this.takeAppCode(userId, digits)
      : await this.takeRecoveryCode(userId, typed);
    if (failure === null && this.config.rateLimit) {
      await this.limiter.succeed(userId, address, isOfApp);
    }
    return failure;
  }

  private async takeAppCode(userId: string, digits: string): Promise<FailureReason> {
    const { manager } = this.dataSource;
    const factor = await manager.findOneBy(TwoFactor, { userId });
    if (!factor) return WRONG;
    const opened = this.secrets.open(userId, factor.secret);
    if (!opened) {
      this.logger.warn({ user: userId }, 'JWT_SECRET lacks the key of an authenticator app.');
      return UNREADABLE;
    }
    const match = matchAppCode(opened.secret, digits, Math.floor(Date.now() / 1000));
    if (!match) return WRONG;
    if (match.isOfAnotherTime) {
      await manager.update(TwoFactor, { userId }, { refusedStep: match.step });
      return OF_ANOTHER_TIME;
    }
    return (await spendStep(manager, userId, match.step)) ? null : USED;
  }

  private takeRecoveryCode(userId: string, typed: string): Promise<FailureReason> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await spendRecoveryCode(manager, userId, hashRecoveryCode(typed)))) {
        return WRONG_RECOVERY_CODE;
      }
      await this.notices.send(manager, 'recovery-code-used', userId);
      return null;
    });
  }

  /** Re-encrypts secrets that an older key of `JWT_SECRET` has encrypted, so that the key can be removed. */
  @Scheduled(
    'hour',
    'Could not encrypt secrets of authenticator apps with the newest key (will retry in 1 h).',
  )
  async renewSecrets(): Promise<void> {
    if (!this.secrets.hasOlderKeys) return;
    const { manager } = this.dataSource;
    for (const { userId, secret } of await manager.find(TwoFactor)) {
      const opened = this.secrets.open(userId, secret);
      if (!opened?.isOfOlderKey) continue;
      const renewed = this.secrets.seal(userId, opened.secret);
      await replaceSecret(manager, userId, { from: secret, to: renewed });
    }
  }
}
