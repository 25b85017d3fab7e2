import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type {
  MailTexts,
  MessagePage,
  Page,
  RenderedMail,
  SubmittedForm,
} from '../../../frontend/src/server/contract.ts';
import { askInProcess } from '../common/http/in-process.js';
import { NotFoundError } from '../common/problem/app-error.js';
import { SiteConfig } from '../config/app-config.js';
import { type RenderedResponse, redirectTo } from '../cache/rendered-response.js';
import { ContentCacheService } from '../cache/content-cache.service.js';
import { isDatabaseUnavailable } from '../common/sql/database-error.js';
import { toPlainDocument } from './document.js';
import { type FrontendBundle, loadFrontend } from './frontend-bundle.js';
import { PageRenderer } from './page-renderer.service.js';
import { RenderQueue } from './render-queue.service.js';

const STRENGTH = 'src/components/admin/forms/password-strength.ts';

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
  ) {}

  async start(): Promise<void> {
    this.frontend = await loadFrontend();
  }

  async open(url: string): Promise<RenderedResponse> {
    const page = this.frontend.openPage(url);
    if (page === 'back office') return this.renderer.backOffice(this.frontend);
    if ('redirect' in page) return redirectTo(page.redirect);
    if (!page.single) return this.cache.get(page.address, () => this.make(page, queryOf(url)));
    // Waits for its turn before it loads data, so that refused requests cost no queries.
    return this.renders.renderOnce(async () =>
      this.renderer.renderOnce(this.frontend, await page.load(this.callApi)),
    );
  }

  /** Keeps the submitted values. @throws NotFoundError if the server renders no page at this address, BusyError */
  async refuse(url: string, form: SubmittedForm, status: number): Promise<RenderedResponse> {
    const page = this.frontend.openPage(url);
    if (page === 'back office' || !('load' in page))
      throw new NotFoundError('There is no form at this address.');
    return this.renders.renderOnce(async () => {
      const loaded = await page.load(this.callApi).catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) throw error;
        return page.load();
      });
      return this.renderer.renderOnce(this.frontend, loaded, status, form);
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

  mail<Kind extends keyof MailTexts>(kind: Kind, values: MailTexts[Kind]): RenderedMail {
    return this.frontend.renderMail(kind, values, this.site);
  }

  messagePage(page: MessagePage): string {
    const { shell, modules, renderMessagePage } = this.frontend;
    const strengthModule = modules.get(STRENGTH)?.path ?? '';
    return toPlainDocument(shell, renderMessagePage(page, this.site, strengthModule));
  }

  private get site() {
    const { siteName: name, publicUrl: url, currency, storyEmail } = this.config;
    return { name, url, currency, storyEmail };
  }

  /** Caches one document for all missing pages of a kind, and another one for removed pages. */
  private async make(page: Page, query: string): Promise<RenderedResponse> {
    const loaded = await page.load(this.callApi);
    const { status, address } = loaded;
    const make = () => this.renders.renderToKeep(() => this.renderer.render(this.frontend, loaded));
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
