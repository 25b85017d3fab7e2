import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { DataSource, Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { CoursesService } from '../../catalogue/courses/courses.service.js';
import { Scheduled } from '../../common/jobs/scheduled.js';
import type { PageQuery } from '../../common/pagination/page-query.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import { NotFoundError } from '../../common/problem/app-error.js';
import { isRowId } from '../../common/sql/columns.js';
import { PagesService } from '../../rendering/pages.service.js';
import { describeOldAddress, normalizePath, splitAddress } from './address-rules.js';
import type { MissingAddressListDto } from './dto/missing-address.dto.js';
import { MissingAddress } from './missing-address.entity.js';
import { countVisits, pruneMissingAddresses } from './missing-addresses.queries.js';
import { nearestPageAmong } from './nearest-page.js';

/** Addresses between two writes, so that made-up ones cannot fill the memory. */
const MOST_WAITING = 1_000;

const BOT = /bot|crawl|spider/i;
/** Hidden files, WordPress and PHP, which scanners try, and files that are no pages. */
const NO_PAGE =
  /\/(\.|wp-)|\.(php|js|css|map|json|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|woff2?)$/;
/** Email addresses, and long runs that may be a visitor's token. */
const PERSONAL = /@|%40|[\da-z_]{32}/;

/** Counts visits of addresses that do not exist, in memory first, so that they cause no queries. */
@Injectable()
export class MissingAddressesService {
  private waiting = new Map<string, number>();

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(MissingAddress) private readonly addresses: Repository<MissingAddress>,
    private readonly pages: PagesService,
    private readonly courses: CoursesService,
    private readonly audit: AuditService,
  ) {}

  /** Ignores bots, and paths that are no pages or may contain personal data. */
  note({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): void {
    const { path: visited } = splitAddress(url);
    const path = normalizePath(visited);
    if (method !== 'GET' || BOT.test(headers['user-agent'] ?? 'bot')) return;
    if (NO_PAGE.test(path) || PERSONAL.test(path) || describeOldAddress(visited) !== null) return;
    this.add(path, 1);
  }

  /** Returns the most frequent addresses first. Visits of other processes may be missing for 10 s. */
  async list(query: PageQuery): Promise<MissingAddressListDto> {
    await this.flush();
    const { page, limit } = query;
    const [found, total] = await this.addresses.findAndCount({
      where: { isDismissed: false },
      order: { visits: 'DESC', lastSeen: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    const nearestPage = nearestPageAmong(found.length > 0 ? await this.listPages() : []);
    return {
      addresses: found.map(({ id, path, visits, firstSeen, lastSeen }) => ({
        ...{ id, path, visits },
        first_seen: firstSeen.toISOString(),
        last_seen: lastSeen.toISOString(),
        suggestion: nearestPage(path),
      })),
      pagination: toPagination(query, total),
    };
  }

  /** @throws NotFoundError */
  async dismiss(id: string): Promise<void> {
    const address = isRowId(id) && (await this.addresses.findOneBy({ id, isDismissed: false }));
    if (!address)
      throw new NotFoundError('There is no such address. Somebody may have dismissed it already.');
    await this.addresses.update(id, { isDismissed: true });
    await this.audit.record({ object: { type: 'redirect' }, after: { from_path: address.path } });
  }

  @Scheduled(
    '10 seconds',
    'Could not save the addresses that visitors did not find (will retry in 10 s).',
  )
  async flush(): Promise<void> {
    const visits = this.waiting;
    if (visits.size === 0) return;
    this.waiting = new Map();
    try {
      await countVisits(this.dataSource, visits);
    } catch (error) {
      for (const [path, count] of visits) this.add(path, count);
      throw error;
    }
    await pruneMissingAddresses(this.dataSource);
  }

  private add(path: string, visits: number): void {
    const before = this.waiting.get(path);
    if (before === undefined && this.waiting.size >= MOST_WAITING) return;
    this.waiting.set(path, (before ?? 0) + visits);
  }

  private async listPages(): Promise<string[]> {
    const courses = await this.courses.listAddresses();
    return [...this.pages.publicPages, ...courses.map(this.pages.coursePath)];
  }
}
