import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type {
  CallApi,
  MailTexts,
  MessagePage,
  Page,
  RenderedMail,
  Site,
  SubmittedForm,
} from '../../../frontend/src/server/contract.ts';
import { askInProcess } from '../common/http/in-process.js';
import type { DateStyle } from '../common/text/in-words.js';
import { NotFoundError } from '../common/problem/app-error.js';
import { SiteConfig } from '../config/app-config.js';
import { type RenderedResponse, redirectTo } from '../cache/rendered-response.js';
import { ContentCacheService } from '../cache/content-cache.service.js';
import { addTags, type CacheTag } from '../cache/cache-tags.js';
import { isDatabaseUnavailable } from '../common/sql/database-error.js';
import { toContentPage } from '../site-content/content-page.js';
import { type PublishedSite, SiteContentService } from '../site-content/site-content.service.js';
import { inLanguageOf, toPlainDocument } from './document.js';
import { type FrontendBundle, loadFrontend } from './frontend-bundle.js';
import { PageRenderer } from './page-renderer.service.js';
import { RenderQueue } from './render-queue.service.js';
import { toSite } from './to-site.js';

const OF_MISSING_PAGES: ReadonlySet<CacheTag> = new Set(['redirects']);
const STRENGTH = 'src/components/admin/forms/password-strength.ts';
const DRAFTED_PAGE = /^\/api\/pages\/([^/?]+)$/;

/** Returns the document of an address from the cache, or renders it for one visitor (decisions/rendering.md). */
@Injectable()
export class PagesService {
  private frontend: FrontendBundle;

  constructor(
    private readonly config: SiteConfig,
    private readonly cache: ContentCacheService,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly renderer: PageRenderer,
    private readonly renders: RenderQueue,
    private readonly content: SiteContentService,
  ) {}

  async start(): Promise<void> {
    this.frontend = await loadFrontend();
  }

  async open(url: string): Promise<RenderedResponse> {
    const page = this.frontend.openPage(url, this.content.latest.content);
    if (page === 'back office') return this.renderer.backOffice(this.frontend);
    if ('redirect' in page) return redirectTo(page.redirect);
    if (!page.single) return this.cache.get(page.address, () => this.make(page, queryOf(url)));
    // Waits for its turn before it loads data, so that refused requests cost no queries.
    return this.renders.renderOnce(async () =>
      this.renderer.renderOnce(this.frontend, await page.load(this.callApi)),
    );
  }

  /**
   * Renders a page of the public site with the draft's texts and pages. Courses and stories are the published ones.
   * @param path the address of the preview, below which `url` stands
   */
  async openPreview(url: string, path: string, draft: PublishedSite): Promise<RenderedResponse> {
    const page = this.frontend.openPage(url, this.filtersOf(draft));
    if (page === 'back office') throw new NotFoundError('There is no page at this address.');
    if ('redirect' in page) return redirectTo(path + page.redirect);
    const site = { ...toSite(draft, this.config), previewPath: path };
    const callApi: CallApi = async (address) => {
      const [, slug] = DRAFTED_PAGE.exec(address) ?? [];
      if (slug === undefined) return this.callApi(address);
      const drafted = draft.pages.find((known) => known.slug === slug);
      if (!drafted) return { status: 404, body: '{}' };
      return { status: 200, body: JSON.stringify(toContentPage(drafted, path)) };
    };
    return this.renders.renderOnce(async () =>
      this.renderer.renderOnce(this.frontend, await page.load(callApi), { site }),
    );
  }

  /** Keeps the submitted values. @throws NotFoundError if the server renders no page at this address, BusyError */
  async refuse(url: string, form: SubmittedForm, status: number): Promise<RenderedResponse> {
    const page = this.frontend.openPage(url, this.content.latest.content);
    if (page === 'back office' || !('load' in page))
      throw new NotFoundError('There is no form at this address.');
    return this.renders.renderOnce(async () => {
      const loaded = await page.load(this.callApi).catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) throw error;
        return page.load();
      });
      return this.renderer.renderOnce(this.frontend, loaded, { status, form });
    });
  }

  get publicPages(): readonly string[] {
    return this.frontend.sitemapPaths;
  }

  get coursePath(): FrontendBundle['coursePath'] {
    return this.frontend.coursePath;
  }

  get scriptHashes(): string[] {
    return this.frontend.scriptHashes;
  }

  get formResults(): ReadonlyMap<string, string> {
    return this.frontend.formResults;
  }

  /** How message pages show dates. */
  get dateStyle(): DateStyle {
    return this.content.latest.content;
  }

  mail<Kind extends keyof MailTexts>(kind: Kind, values: MailTexts[Kind]): RenderedMail {
    return this.frontend.renderMail(kind, values, this.site);
  }

  messagePage(page: MessagePage): string {
    const { shell, modules, renderMessagePage } = this.frontend;
    const strengthModule = modules.get(STRENGTH)?.path ?? '';
    const { site } = this;
    const document = toPlainDocument(shell, renderMessagePage(page, site, strengthModule));
    return inLanguageOf(site, document);
  }

  /** The API knows only the published categories. */
  private filtersOf({ content }: PublishedSite): Pick<Site, 'categories'> {
    const known = new Set(this.content.latest.content.categories.map(({ name }) => name));
    return { categories: content.categories.filter(({ name }) => known.has(name)) };
  }

  private get site(): Site {
    return toSite(this.content.latest, this.config);
  }

  /** Caches one document for all missing pages of a kind, and another one for removed pages. */
  private async make(page: Page, query: string): Promise<RenderedResponse> {
    const loaded = await page.load(this.callApi);
    const { status, address } = loaded;
    const make = () => {
      // A CDN must drop the page of an address that is redirected from now on.
      if (status !== 200) addTags(OF_MISSING_PAGES);
      return this.renders.renderToKeep(() => this.renderer.render(this.frontend, loaded));
    };
    if (address === page.address) return make();
    if (status === 200) return redirectTo(address + query);
    return { ...(await this.cache.get(`${status} ${address}`, make)), isElsewhere: true };
  }

  private readonly callApi = (url: string) =>
    askInProcess(this.host.httpAdapter.getInstance(), url);
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
