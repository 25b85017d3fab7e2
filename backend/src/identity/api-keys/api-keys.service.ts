import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { randomBytes, randomUUID } from 'node:crypto';
import { DataSource, Repository } from 'typeorm';
import { hashToken } from '../../common/links/link-tokens.service.js';
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  UnauthorizedError,
} from '../../common/problem/app-error.js';
import { type UserDto, toUserDto } from '../users/dto/user.dto.js';
import { changeUsers, findUser } from '../users/users.rules.js';
import { isWithin } from './address-range.js';
import { ApiKey } from './api-key.entity.js';
import { isValid, toApiKeyDto } from './api-key.mapper.js';
import { keepUse } from './api-keys.queries.js';
import type { ApiKeyListDto, NewApiKeyDto } from './dto/api-key.dto.js';
import type { CreateApiKeyDto } from './dto/create-api-key.dto.js';
import { type KeyAccess, type KeyArea, scopesFor } from '../../common/access/key-area.decorator.js';

const MOST = 100;
/** Programs that search for leaked secrets recognize a key by this prefix. */
const MARK = 'lectern_';
const FORM = /^lectern_[\w-]{43}$/;
const BEGINNING = MARK.length + 6;
const MINUTE = 60_000;
const DAY = 86_400_000;

const UNKNOWN = 'There is no such API key. It may have expired or been revoked.';

export interface KeyUse {
  /** Undefined: API keys may not call this route. */
  area: KeyArea | undefined;
  /** Undefined: the access follows from the HTTP method. */
  access: KeyAccess[] | undefined;
  method: string;
  address: string;
}

export interface KeyCaller {
  key: { id: string; name: string };
  user: UserDto;
  tokenVersion: number;
}

/** Creates and lists API keys, and authenticates requests that carry one. */
@Injectable()
export class ApiKeysService {
  private readonly logger = new Logger(ApiKeysService.name);

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
  ) {}

  async list(): Promise<ApiKeyListDto> {
    const keys = await this.query()
      .orderBy('key.createdAt', 'DESC')
      .addOrderBy('key.id', 'DESC')
      .getMany();
    return { api_keys: keys.map(toApiKeyDto) };
  }

  /** Returns the only copy of the key's secret. @throws ConflictError if the site has 100 keys */
  async create(maker: UserDto, dto: CreateApiKeyDto): Promise<NewApiKeyDto> {
    const secret = `${MARK}${randomBytes(32).toString('base64url')}`;
    const { name, scopes, addresses, expires_in_days: days } = dto;
    const now = new Date();
    const key = await changeUsers(this.dataSource.manager, maker, async (manager) => {
      if ((await this.query(manager).getCount()) >= MOST)
        throw new ConflictError(`There are ${MOST} API keys already. Revoke one that is not used.`);
      return manager.save(
        manager.create(ApiKey, {
          ...{ id: randomUUID(), name, scopes, addresses },
          beginning: secret.slice(0, BEGINNING),
          hash: hashToken(secret),
          maker: await findUser(manager, maker.id),
          createdAt: now,
          expiresAt: days === null ? null : new Date(now.getTime() + days * DAY),
          lastUsedAt: null,
          lastUsedFrom: null,
        }),
      );
    });
    return { api_key: toApiKeyDto(key), secret };
  }

  /** Revokes a key on all replicas at once. @throws NotFoundError for an unknown key */
  async revoke(id: string): Promise<void> {
    const revoked = isUUID(id) && (await this.keys.delete({ id }));
    if (!revoked || !revoked.affected) {
      throw new NotFoundError('There is no such API key. It may have been revoked already.');
    }
  }

  /** @throws UnauthorizedError for an invalid key, ForbiddenError if its scopes or addresses refuse the request */
  async authenticate(secret: string, use: KeyUse): Promise<KeyCaller> {
    const key = FORM.test(secret) ? await this.find(hashToken(secret)) : null;
    if (!key || !isValid(key)) throw new UnauthorizedError(UNKNOWN);
    if (key.addresses.length > 0 && !isWithin(use.address, key.addresses))
      throw new ForbiddenError('This API key may not be used from this network address.');
    requireScopes(key, use);
    if (Date.now() - (key.lastUsedAt?.getTime() ?? 0) >= MINUTE) await this.noteUse(key, use);
    const { id, name, maker } = key;
    return { key: { id, name }, user: toUserDto(maker), tokenVersion: maker.tokenVersion };
  }

  private find(hash: Buffer): Promise<ApiKey | null> {
    return this.query().where('key.hash = :hash', { hash }).getOne();
  }

  private query(manager = this.dataSource.manager) {
    return manager.createQueryBuilder(ApiKey, 'key').innerJoinAndSelect('key.maker', 'maker');
  }

  /** Lets the request through even if the use cannot be stored. */
  private async noteUse({ id }: ApiKey, { address }: KeyUse): Promise<void> {
    try {
      await keepUse(this.dataSource, id, address);
    } catch (error) {
      this.logger.warn(error, 'Could not record when an API key was last used.');
    }
  }
}

function requireScopes({ scopes }: ApiKey, { area, method, access }: KeyUse): void {
  if (!area) throw new ForbiddenError('This is not open to API keys. Sign in as a user.');
  const held: readonly string[] = scopes;
  const lacked = scopesFor(area, method, access).find((scope) => !held.includes(scope));
  if (lacked) throw new ForbiddenError(`This API key lacks the scope ${lacked}.`);
}
