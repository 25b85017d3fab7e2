import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import { violatedConstraint } from '../../common/sql/database-error.js';
import { SiteConfig } from '../../config/app-config.js';
import type { UserDto } from '../users/dto/user.dto.js';
import type { CurrentSession } from '../../common/access/current-user.decorator.js';
import { FactorNoticesService } from '../two-factor/factor-notices.service.js';
import { changeOneself } from '../users/users.rules.js';
import type { PasskeyCreationOptionsDto } from './dto/passkey-creation-options.dto.js';
import type { AddPasskeyDto, PasskeyDto } from './dto/passkey.dto.js';
import { CHALLENGE_LIFE, PasskeyChallengesService } from './passkey-challenges.service.js';
import { ALGORITHMS, NewPasskeysService } from './new-passkeys.service.js';
import { Passkey } from './passkey.entity.js';
import { toPasskeyDto } from './passkey.mapper.js';
import { relyingParty, userHandleOf } from './relying-party.js';
import { SiteContentService } from '../../site-content/site-content.service.js';

const MOST = 10;

interface Owner {
  user: UserDto;
  session: CurrentSession;
}

/** Manages the passkeys of the signed-in user. */
@Injectable()
export class PasskeysService {
  private readonly site: ReturnType<typeof relyingParty>;

  constructor(
    config: SiteConfig,
    private readonly dataSource: DataSource,
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    private readonly challenges: PasskeyChallengesService,
    private readonly made: NewPasskeysService,
    private readonly notices: FactorNoticesService,
    private readonly content: SiteContentService,
  ) {
    this.site = relyingParty(config);
  }

  async list(userId: string): Promise<PasskeyDto[]> {
    return (await this.find(userId)).map(toPasskeyDto);
  }

  async begin({ id, username, name }: UserDto): Promise<PasskeyCreationOptionsDto> {
    const known = await this.find(id);
    requireRoom(known.length);
    return {
      challenge: await this.challenges.issue(id),
      timeout: CHALLENGE_LIFE,
      rp: { id: this.site.id, name: this.content.latest.content.name },
      user: { id: userHandleOf(id), name: username, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        ...{ type: 'public-key', id: credentialId, transports },
      })),
      authenticatorSelection: {
        ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
      attestation: 'none',
    };
  }

  /** @throws InvalidInputError if no challenge matches, ConflictError for an eleventh or a known passkey */
  async add({ user, session }: Owner, dto: AddPasskeyDto): Promise<PasskeyDto> {
    const passkey = await this.made.verify(user.id, dto);
    try {
      await this.change({ user, session }, async (manager) => {
        requireRoom(await manager.countBy(Passkey, { userId: user.id }));
        await manager.insert(Passkey, passkey);
        await this.notices.send(manager, 'passkey-added', user.id);
      });
    } catch (error) {
      if (violatedConstraint(error) !== 'passkeys_credential_id_key') throw error;
      throw new ConflictError('This passkey has been added already.');
    }
    return toPasskeyDto(passkey);
  }

  async rename(owner: Owner, id: string, name: string): Promise<PasskeyDto> {
    const passkey = await this.require(owner.user.id, id);
    await this.change(owner, async (manager) => {
      await manager.update(Passkey, { id }, { name });
    });
    return toPasskeyDto({ ...passkey, name });
  }

  async remove(owner: Owner, id: string): Promise<void> {
    const userId = owner.user.id;
    await this.require(userId, id);
    await this.change(owner, async (manager) => {
      const { affected } = await manager.delete(Passkey, { id, userId });
      if (affected) await this.notices.send(manager, 'passkey-removed', userId);
    });
  }

  private find(userId: string): Promise<Passkey[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return this.passkeys.find({ where: { userId }, order });
  }

  private async require(userId: string, id: string): Promise<Passkey> {
    const { manager } = this.dataSource;
    const passkey = isUUID(id) ? await manager.findOneBy(Passkey, { id, userId }) : null;
    if (passkey) return passkey;
    throw new NotFoundError('There is no such passkey. It may have been removed already.');
  }

  private async change(
    { user, session }: Owner,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await changeOneself(this.dataSource.manager, user, session.tokenVersion, work);
  }
}

function requireRoom(count: number): void {
  if (count < MOST) return;
  throw new ConflictError(`You have ${MOST} passkeys already. Remove one that you do not use.`);
}
