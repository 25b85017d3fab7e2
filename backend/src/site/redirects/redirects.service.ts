import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, Repository } from 'typeorm';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import {
  ConflictError,
  type FieldError,
  InvalidInputError,
  NotFoundError,
} from '../../common/problem/app-error.js';
import { lockForTransaction } from '../../common/sql/advisory-lock.queries.js';
import { isRowId, toRowIds } from '../../common/sql/columns.js';
import type {
  DeletedRedirectsDto,
  ListRedirectsQuery,
  RedirectDto,
  RedirectListDto,
  SaveRedirectDto,
} from './dto/redirect.dto.js';
import { follow } from './follow.js';
import { MissingAddress } from './missing-address.entity.js';
import { type NewRedirect, RedirectChecks } from './redirect-checks.service.js';
import { Redirect } from './redirect.entity.js';

export const MOST_REDIRECTS = 5_000;
export const IS_PAGE =
  'Old address is a page or file of this site, which visitors still find there';
export const IS_LOOP = 'New address leads back to the old one by other redirects';
export const TAKEN = 'Old address has a redirect already';
export const UNKNOWN = 'There is no such redirect. Somebody may have deleted it.';
export const TOO_MANY = `There can be ${MOST_REDIRECTS.toLocaleString('en')} redirects. Delete some first.`;
/** Held while redirects are saved, so that two requests cannot make a loop together. */
const SAVING_LOCK = 4711026;

@Injectable()
export class RedirectsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Redirect) private readonly redirects: Repository<Redirect>,
    private readonly checks: RedirectChecks,
  ) {}

  async list(query: ListRedirectsQuery): Promise<RedirectListDto> {
    const { page, limit, search, order } = query;
    const [key, end = order === 'newest' ? 'desc' : 'asc'] = order.split('-');
    const direction = end === 'desc' ? 'DESC' : 'ASC';
    const found = this.redirects
      .createQueryBuilder('r')
      .orderBy(key === 'from' ? 'r.fromPath' : 'r.createdAt', direction)
      .addOrderBy('r.id', direction)
      .offset((page - 1) * limit)
      .limit(limit);
    if (search) {
      found.where(
        `fold(:search) <> '' AND
         position(fold(:search) IN fold(concat_ws(E'\\n', r.from_path, r.to_address))) > 0`,
        { search },
      );
    }
    const [redirects, total] = await found.getManyAndCount();
    return { redirects: redirects.map(toRedirectDto), pagination: toPagination(query, total) };
  }

  /** @throws InvalidInputError, ConflictError for a taken old address or at the limit */
  async create(dto: SaveRedirectDto): Promise<RedirectDto> {
    const values = await this.read(dto);
    return this.change(async (manager, existing) => {
      requireFree(values, existing);
      if (existing.length >= MOST_REDIRECTS) throw new ConflictError(TOO_MANY);
      return this.save(manager, manager.create(Redirect, values));
    });
  }

  /** @throws NotFoundError, InvalidInputError, ConflictError for a taken old address */
  async update(id: string, dto: SaveRedirectDto): Promise<RedirectDto> {
    const values = await this.read(dto);
    return this.change(async (manager, existing) => {
      const redirect = existing.find((one) => one.id === id);
      if (!redirect) throw unknown();
      requireFree(
        values,
        existing.filter((one) => one !== redirect),
      );
      return this.save(manager, Object.assign(redirect, values));
    });
  }

  /** @throws NotFoundError */
  async delete(id: string): Promise<void> {
    const deleted = isRowId(id) && (await this.redirects.delete({ id }));
    if (!deleted || !deleted.affected) throw unknown();
  }

  async deleteMany(ids: string[]): Promise<DeletedRedirectsDto> {
    const { affected } = await this.redirects.delete({ id: In(toRowIds(ids)) });
    return { deleted_count: affected ?? 0 };
  }

  /** Runs a change that needs to know all redirects. Others wait until it ends. */
  change<Result>(
    work: (manager: EntityManager, existing: Redirect[]) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await lockForTransaction(manager, SAVING_LOCK);
      return work(manager, await manager.find(Redirect));
    });
  }

  private async read(dto: SaveRedirectDto): Promise<NewRedirect> {
    const values = this.checks.read(dto);
    if ('field' in values) throw invalid(values);
    const taken = await this.checks.findTaken([values.fromPath]);
    if (taken.size > 0) throw invalid({ field: 'from', message: IS_PAGE });
    return values;
  }

  private async save(manager: EntityManager, redirect: Redirect): Promise<RedirectDto> {
    const saved = await manager.save(redirect);
    await manager.delete(MissingAddress, { path: redirect.fromPath });
    return toRedirectDto(saved);
  }
}

function requireFree({ fromPath, toAddress }: NewRedirect, others: Redirect[]): void {
  if (others.some((other) => other.fromPath === fromPath)) {
    throw new ConflictError(`${TAKEN}. Edit that one.`, [{ field: 'from', message: TAKEN }]);
  }
  const targets = new Map(others.map((other) => [other.fromPath, other.toAddress]));
  if (follow(targets.set(fromPath, toAddress), fromPath) === null)
    throw invalid({ field: 'to', message: IS_LOOP });
}

function invalid(error: FieldError): InvalidInputError {
  return new InvalidInputError([error], `${error.message}.`);
}

function toRedirectDto({ id, fromPath, toAddress, createdAt }: Redirect): RedirectDto {
  return { id, from: fromPath, to: toAddress, created_at: createdAt.toISOString() };
}

function unknown(): NotFoundError {
  return new NotFoundError(UNKNOWN);
}
