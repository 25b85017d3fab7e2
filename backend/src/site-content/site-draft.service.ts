import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SiteContent } from '../../../frontend/src/server/contract.ts';
import { matches } from '../common/http/etag.js';
import { isRowId } from '../common/sql/columns.js';
import {
  ConflictError,
  NotFoundError,
  PreconditionFailedError,
} from '../common/problem/app-error.js';
import { countCourses } from './course-categories.queries.js';
import { listChanges } from './list-changes.js';
import type { SiteChangeDto, SiteDraftDto, SiteVersionDto } from './dto/site-draft.dto.js';
import { type PublishedSite, SiteContentService } from './site-content.service.js';
import { SiteDraft } from './site-draft.entity.js';
import type { SitePage } from './site-page.js';
import { SiteVersion } from './site-version.entity.js';

const LISTED = 100;

export const SAVED_SINCE =
  'Somebody else has changed the draft since you opened it. Check the new version, then save again.';
export const NOTHING_TO_PUBLISH =
  'There is nothing to publish: the draft equals the published site.';
export const UNKNOWN_VERSION = 'There is no such version of the site.';

interface Loaded {
  draft: SiteDraft;
  published: PublishedSite;
}

/** Changes the one draft of the site, publishes it, and restores published versions into it. */
@Injectable()
export class SiteDraftService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: SiteContentService,
  ) {}

  async get(): Promise<SiteDraftDto> {
    return this.toDto(await this.load(this.dataSource.manager));
  }

  /** Returns the site as it would be after publishing. */
  async preview(): Promise<PublishedSite> {
    return this.drafted(await this.load(this.dataSource.manager));
  }

  /** @throws PreconditionFailedError if the draft was changed since */
  save(content: SiteContent, author: string, ifMatch?: string): Promise<SiteDraftDto> {
    return this.change(author, ifMatch, (draft) => ({ ...draft, content }));
  }

  /** @throws PreconditionFailedError if the draft was changed since */
  savePages(
    change: (pages: SitePage[]) => SitePage[],
    author: string,
    ifMatch?: string,
  ): Promise<SiteDraftDto> {
    return this.change(author, ifMatch, (draft) => ({ ...draft, pages: change(draft.pages) }));
  }

  async discard(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const draft = await lockDraft(manager);
      await clear(manager, draft);
    });
  }

  async listChanges(): Promise<SiteChangeDto[]> {
    const loaded = await this.load(this.dataSource.manager);
    const { published } = loaded;
    const draft = this.drafted(loaded);
    const warning = await this.warnOfCategories(published, draft);
    return listChanges(published, draft).map((change) =>
      change.name === 'categories' && change.kind === 'field' ? { ...change, warning } : change,
    );
  }

  /** @throws ConflictError without changes, PreconditionFailedError if the draft was changed since */
  publish(author: string, ifMatch?: string): Promise<SiteVersionDto> {
    return this.dataSource.transaction(async (manager) => {
      const loaded = await this.lock(manager);
      const { draft } = loaded;
      if (draft.content === null) throw new ConflictError(NOTHING_TO_PUBLISH);
      this.requireMatch(loaded, ifMatch);
      const { content, pages } = this.drafted(loaded);
      const version = await manager.save(
        manager.create(SiteVersion, {
          content,
          pages,
          publishedAt: new Date(),
          publishedBy: author,
        }),
      );
      await clear(manager, draft);
      return toVersionDto(version);
    });
  }

  async listVersions(): Promise<SiteVersionDto[]> {
    const versions = await this.dataSource.manager.find(SiteVersion, {
      select: { id: true, publishedAt: true, publishedBy: true },
      order: { id: 'DESC' },
      take: LISTED,
    });
    return versions.map(toVersionDto);
  }

  hasVersions(): Promise<boolean> {
    return this.dataSource.manager.exists(SiteVersion);
  }

  /** Copies a version into the draft. @throws NotFoundError, ConflictError if the draft has changes */
  restore(id: string, author: string): Promise<SiteDraftDto> {
    return this.dataSource.transaction(async (manager) => {
      const loaded = await this.lock(manager);
      if (loaded.draft.content !== null)
        throw new ConflictError('The draft has changes. Publish or discard them first.');
      const version = isRowId(id) && (await manager.findOneBy(SiteVersion, { id: Number(id) }));
      if (!version) throw new NotFoundError(UNKNOWN_VERSION);
      const { content, pages } = this.site.complete(version.content, version.pages);
      return this.store(manager, loaded, { content, pages }, author);
    });
  }

  /** Courses keep their category until the next sync. */
  private async warnOfCategories(
    { content: old }: PublishedSite,
    { content: next }: PublishedSite,
  ): Promise<string | null> {
    const kept = new Set(next.categories.map(({ name }) => name));
    const removed = old.categories.map(({ name }) => name).filter((name) => !kept.has(name));
    const counts = await countCourses(this.dataSource.manager, removed);
    const warnings = counts.map(({ category, courses }) =>
      courses === 1
        ? `1 course still has the category ${category}.`
        : `${courses} courses still have the category ${category}.`,
    );
    return warnings.join(' ') || null;
  }

  private change(
    author: string,
    ifMatch: string | undefined,
    make: (draft: PublishedSite) => PublishedSite,
  ): Promise<SiteDraftDto> {
    return this.dataSource.transaction(async (manager) => {
      const loaded = await this.lock(manager);
      this.requireMatch(loaded, ifMatch);
      return this.store(manager, loaded, make(this.drafted(loaded)), author);
    });
  }

  /** A draft that equals the published site is no draft. */
  private async store(
    manager: EntityManager,
    { draft, published }: Loaded,
    next: PublishedSite,
    author: string,
  ): Promise<SiteDraftDto> {
    if (listChanges(published, next).length === 0) await clear(manager, draft);
    else {
      const saved = { savedAt: new Date(), savedBy: author, version: draft.version + 1 };
      await manager.save(Object.assign(draft, next, saved));
    }
    return this.toDto({ draft, published });
  }

  private async load(manager: EntityManager): Promise<Loaded> {
    const draft = await manager.findOneByOrFail(SiteDraft, {});
    return { draft, published: await this.site.read(manager) };
  }

  private async lock(manager: EntityManager): Promise<Loaded> {
    const draft = await lockDraft(manager);
    return { draft, published: await this.site.read(manager) };
  }

  private drafted({ draft: { content, pages }, published }: Loaded): PublishedSite {
    return content && pages ? this.site.complete(content, pages) : published;
  }

  private toDto(loaded: Loaded): SiteDraftDto {
    const { draft } = loaded;
    const { content, pages } = this.drafted(loaded);
    return {
      etag: `"${draft.version}"`,
      has_changes: draft.content !== null,
      saved_at: draft.savedAt?.toISOString() ?? null,
      saved_by: draft.savedBy,
      content,
      pages,
    };
  }

  private requireMatch(loaded: Loaded, ifMatch?: string): void {
    if (matches(ifMatch, this.toDto(loaded))) return;
    throw new PreconditionFailedError(SAVED_SINCE);
  }
}

function lockDraft(manager: EntityManager): Promise<SiteDraft> {
  return manager.findOneOrFail(SiteDraft, {
    where: {},
    lock: { mode: 'pessimistic_write' },
  });
}

async function clear(manager: EntityManager, draft: SiteDraft): Promise<void> {
  const none = { content: null, pages: null, savedAt: null, savedBy: null };
  await manager.save(Object.assign(draft, none, { version: draft.version + 1 }));
}

function toVersionDto({ id, publishedAt, publishedBy }: SiteVersion): SiteVersionDto {
  return { id, published_at: publishedAt.toISOString(), published_by: publishedBy };
}
