import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI } from 'otplib';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
} from '../../common/problem/app-error.js';
import { LoginLog } from '../login-attempts/login-log.service.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import type { UserDto } from '../users/dto/user.dto.js';
import type { CurrentSession } from '../../common/access/current-user.decorator.js';
import { changeOneself, changeUsers, findUser } from '../users/users.rules.js';
import { hashRecoveryCode, newRecoveryCodes } from './codes.js';
import type { NewTwoFactorDto, RecoveryCodesDto, TwoFactorDto } from './dto/two-factor.dto.js';
import { FactorCodesService } from './factor-codes.service.js';
import { FactorNoticesService } from './factor-notices.service.js';
import { FactorSecretsService } from './factor-secrets.service.js';
import { TwoFactor } from './two-factor.entity.js';
import { beginFactor, countPasskeys, deletePasskeys } from './two-factor.queries.js';

interface Owner {
  user: UserDto;
  session: CurrentSession;
}

interface TypedCode {
  code: string;
  address: string;
}

const CONFIRMED = { confirmedAt: Not(IsNull()) };

/** Sets up and removes second factors. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly site: SiteContentService,
    private readonly dataSource: DataSource,
    private readonly secrets: FactorSecretsService,
    private readonly codes: FactorCodesService,
    private readonly log: LoginLog,
    private readonly notices: FactorNoticesService,
  ) {}

  async stateOf(userId: string): Promise<TwoFactorDto> {
    const { manager } = this.dataSource;
    const factor = await manager.findOneBy(TwoFactor, { userId, ...CONFIRMED });
    return {
      enabled_at: factor?.confirmedAt?.toISOString() ?? null,
      recovery_codes_left: factor?.recoveryCodes.length ?? 0,
      passkeys: await countPasskeys(manager, userId),
    };
  }

  async stateOfOther(id: string): Promise<TwoFactorDto> {
    const user = await findUser(this.dataSource.manager, id);
    return this.stateOf(user.id);
  }

  async begin(owner: Owner): Promise<NewTwoFactorDto> {
    const { id, username } = owner.user;
    const secret = generateSecret();
    await this.change(owner, async (manager) => {
      if (await beginFactor(manager, id, this.secrets.seal(id, secret))) return;
      throw new ConflictError(
        'Two-factor authentication is set up already. Turn it off to set up another app.',
      );
    });
    const issuer = this.site.latest.content.name;
    return { secret, uri: generateURI({ issuer, label: username, secret }) };
  }

  async confirm(owner: Owner, typed: TypedCode): Promise<RecoveryCodesDto> {
    const userId = owner.user.id;
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(TwoFactor, { userId, confirmedAt: IsNull() }))) {
      throw new ConflictError('There is no app to confirm. Begin to set one up.');
    }
    const message = await this.take(userId, typed);
    if (message !== null) throw wrongCode(message);
    return this.writeRecoveryCodes(owner, 'two-factor-on', { confirmedAt: new Date() });
  }

  async renewRecoveryCodes(owner: Owner, typed: TypedCode): Promise<RecoveryCodesDto> {
    await this.requireOwnCode(owner.user, typed);
    return this.writeRecoveryCodes(owner, 'recovery-codes-renewed', {});
  }

  async remove(owner: Owner, typed: TypedCode): Promise<void> {
    const userId = owner.user.id;
    await this.requireOwnCode(owner.user, typed);
    await this.change(owner, async (manager) => {
      await manager.delete(TwoFactor, { userId });
      await this.notices.send(manager, 'two-factor-off', userId);
    });
  }

  async reset(actor: UserDto, id: string): Promise<void> {
    await changeUsers(this.dataSource.manager, actor, async (manager) => {
      const { id: userId } = await findUser(manager, id);
      if (userId === actor.id) {
        throw new ForbiddenError(
          'You cannot reset yourself. Remove what you have in your account.',
        );
      }
      const apps = await manager.delete(TwoFactor, { userId });
      const hadPasskeys = await deletePasskeys(manager, userId);
      if (apps.affected || hadPasskeys)
        await this.notices.send(manager, 'two-factor-reset', userId);
    });
  }

  private async writeRecoveryCodes(
    owner: Owner,
    notice: 'two-factor-on' | 'recovery-codes-renewed',
    values: Partial<TwoFactor>,
  ): Promise<RecoveryCodesDto> {
    const userId = owner.user.id;
    const codes = newRecoveryCodes();
    const recoveryCodes = codes.map(hashRecoveryCode);
    await this.change(owner, async (manager) => {
      const { affected } = await manager.update(
        TwoFactor,
        { userId },
        { ...values, recoveryCodes },
      );
      if (!affected) throw notSetUp();
      await this.notices.send(manager, notice, userId);
    });
    return { recovery_codes: codes };
  }

  private async change(
    { user, session }: Owner,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await changeOneself(this.dataSource.manager, user, session.tokenVersion, work);
  }

  private async requireOwnCode(user: UserDto, typed: TypedCode): Promise<void> {
    if (!(await this.codes.isSetUp(user.id))) throw notSetUp();
    const message = await this.take(user.id, typed);
    if (message === null) return;
    await this.log.recordFailureInSession('wrong code', user);
    throw wrongCode(message);
  }

  private take(userId: string, { code, address }: TypedCode): Promise<string | null> {
    return this.codes.take(userId, code, address);
  }
}

function wrongCode(message: string): InvalidInputError {
  return new InvalidInputError([{ field: 'code', message }]);
}

function notSetUp(): ConflictError {
  return new ConflictError('Two-factor authentication is not set up.');
}
