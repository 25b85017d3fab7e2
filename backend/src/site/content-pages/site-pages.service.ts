import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isDeepStrictEqual } from 'node:util';
import { ConflictError, InvalidInputError, NotFoundError } from '../../common/problem/app-error.js';
import type { SiteDraftDto } from '../../site-content/dto/site-draft.dto.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import { SiteDraftService } from '../../site-content/site-draft.service.js';
import type { SitePage } from '../../site-content/site-page.js';
import { PageTemplates } from '../csp-reports/page-templates.js';
import type { EditedPageDto, PageState, SitePageListDto } from './dto/edited-page.dto.js';

const MOST_PAGES = 50;

/** First parts of addresses that are no page of their own, or are used in demo mode only. */
const RESERVED = ['api', 'assets', 'demo'];

export const UNKNOWN_PAGE = 'There is no such page in the draft.';
export const ADDRESS_TAKEN = 'Another page has this address.';
export const TOO_MANY_PAGES = `The site has ${MOST_PAGES} pages already, which is the limit.`;

/** Changes the pages of the draft. */
@Injectable()
export class SitePagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: SiteContentService,
    private readonly drafts: SiteDraftService,
    private readonly templates: PageTemplates,
  ) {}

  async list(): Promise<SitePageListDto> {
    const { etag, pages } = await this.drafts.get();
    const published = await this.published();
    return {
      etag,
      pages: pages.map((page) => {
        const { slug, title, description, isInFooter } = page;
        return { slug, title, description, isInFooter, state: stateOf(page, published) };
      }),
    };
  }

  /** @throws NotFoundError */
  async get(slug: string): Promise<EditedPageDto> {
    return this.toDto(await this.drafts.get(), slug);
  }

  /** @throws InvalidInputError for an address of ours, ConflictError, PreconditionFailedError */
  async create(page: SitePage, author: string, ifMatch?: string): Promise<EditedPageDto> {
    this.requireFree(page.slug);
    const draft = await this.drafts.savePages(
      (pages) => {
        if (pages.length >= MOST_PAGES) throw new ConflictError(TOO_MANY_PAGES);
        requireUnused(pages, page.slug);
        return [...pages, { ...page }];
      },
      author,
      ifMatch,
    );
    return this.toDto(draft, page.slug);
  }

  /** @throws NotFoundError, InvalidInputError for an address of ours, ConflictError, PreconditionFailedError */
  async update(
    slug: string,
    page: SitePage,
    author: string,
    ifMatch?: string,
  ): Promise<EditedPageDto> {
    if (page.slug !== slug) this.requireFree(page.slug);
    const draft = await this.drafts.savePages(
      (pages) => {
        find(pages, slug);
        if (page.slug !== slug) requireUnused(pages, page.slug);
        return pages.map((old) => (old.slug === slug ? { ...page } : old));
      },
      author,
      ifMatch,
    );
    return this.toDto(draft, page.slug);
  }

  /** @throws NotFoundError, PreconditionFailedError */
  async delete(slug: string, author: string, ifMatch?: string): Promise<void> {
    await this.drafts.savePages(
      (pages) => {
        const deleted = find(pages, slug);
        return pages.filter((page) => page !== deleted);
      },
      author,
      ifMatch,
    );
  }

  private async toDto({ etag, pages }: SiteDraftDto, slug: string): Promise<EditedPageDto> {
    const page = find(pages, slug);
    return { ...page, etag, state: stateOf(page, await this.published()) };
  }

  private async published(): Promise<SitePage[]> {
    return (await this.site.read(this.dataSource.manager)).pages;
  }

  private requireFree(slug: string): void {
    if (!RESERVED.includes(slug) && !this.templates.firstParts.has(slug)) return;
    const message = `/${slug} is an address of the site itself. Choose another one`;
    throw new InvalidInputError([{ field: 'slug', message }]);
  }
}

function find(pages: SitePage[], slug: string): SitePage {
  const page = pages.find((known) => known.slug === slug);
  if (!page) throw new NotFoundError(UNKNOWN_PAGE);
  return page;
}

function requireUnused(pages: SitePage[], slug: string): void {
  if (!pages.some((page) => page.slug === slug)) return;
  throw new ConflictError(ADDRESS_TAKEN, [{ field: 'slug', message: ADDRESS_TAKEN }]);
}

function stateOf(page: SitePage, published: SitePage[]): PageState {
  const old = published.find(({ slug }) => slug === page.slug);
  if (!old) return 'new';
  return isDeepStrictEqual({ ...old }, { ...page }) ? 'published' : 'changed';
}
