import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SiteContent } from '../../../frontend/src/server/contract.ts';
import { ContentChangesService } from '../cache/content-changes.service.js';
import { ContentCache } from '../cache/content-cache.js';
import { SiteConfig } from '../config/app-config.js';
import { DEFAULT_CONTENT } from './default-content.js';
import type { SitePage } from './site-page.js';
import { SiteVersion } from './site-version.entity.js';

/** Milliseconds; Node's timers cannot wait longer. */
const LONGEST_TIMER = 2 ** 31 - 1;
const MOST_BYTES = 32 * 1024 * 1024;
const RENDER_AGAIN = `SELECT pg_notify('changes', '*')`;

export interface PublishedSite {
  content: SiteContent;
  pages: SitePage[];
}

/** Provides the published texts, settings and pages of the site. Responses that use them are cached until they change. */
@Injectable()
export class SiteContentService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(SiteContentService.name);
  private readonly memory: ContentCache<PublishedSite>;
  private known: PublishedSite;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    changes: ContentChangesService,
    private readonly dataSource: DataSource,
    private readonly config: SiteConfig,
  ) {
    this.memory = new ContentCache(changes, {
      tags: ['site'],
      entries: 1,
      bytes: MOST_BYTES,
      sizeOf: (site) => JSON.stringify(site).length * 2,
    });
    this.known = this.complete();
    changes.onChange((changed) => {
      if (changed === null || changed.has('site')) void this.refresh();
    });
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  /** The site as it was when this process last read it, for mails and other texts that are not cached. */
  get latest(): PublishedSite {
    return this.known;
  }

  /** Returns the last known content while the database is unavailable. */
  published(): Promise<PublishedSite> {
    return this.memory.get('published', async () => {
      this.known = await this.read(this.dataSource.manager);
      this.waitForAnnouncement();
      return this.known;
    });
  }

  /** Reads the newest version from the database. Fields that an old version lacks have their defaults. */
  async read(manager: EntityManager): Promise<PublishedSite> {
    const [version] = await manager.find(SiteVersion, { order: { id: 'DESC' }, take: 1 });
    return this.complete(version?.content, version?.pages);
  }

  complete(content: Partial<SiteContent> = {}, pages: SitePage[] = []): PublishedSite {
    const { siteName: name, currency } = this.config;
    return { content: { name, ...DEFAULT_CONTENT, currency, ...content }, pages };
  }

  /** Cached pages are rendered again when an announcement starts or ends. */
  private waitForAnnouncement(): void {
    clearTimeout(this.timer);
    const { from, until } = this.known.content.announcement;
    const [next] = [from, until]
      .map((time) => Date.parse(time ?? '') - Date.now())
      .filter((pause) => pause > 0)
      .toSorted((one, other) => one - other);
    if (next === undefined || next > LONGEST_TIMER) return;
    this.timer = setTimeout(() => void this.dataSource.query(RENDER_AGAIN), next).unref();
  }

  private async refresh(): Promise<void> {
    await this.published().catch((error: unknown) => {
      this.logger.warn(
        { err: error },
        'Could not read the texts of the site. The last known ones are used.',
      );
    });
  }
}
