import { Injectable, Logger } from '@nestjs/common';
import escapeHtml from 'escape-html';
import { isDeepStrictEqual } from 'node:util';
import type { LoadedPage, Site, SubmittedForm } from '../../../frontend/src/server/contract.ts';
import { LogConfig, SiteConfig, DEMO_CREDENTIAL } from '../config/app-config.js';
import { inSpan } from '../common/tracing/spans.js';
import {
  type RenderedResponse,
  uncachedResponse,
  pageResponse,
} from '../cache/rendered-response.js';
import { SiteContentService } from '../site-content/site-content.service.js';
import { inLanguageOf, toDocument } from './document.js';
import { toSite } from './to-site.js';
import type { FrontendBundle } from './frontend-bundle.js';

const HTML = 'text/html; charset=utf-8';

interface RenderOptions {
  status?: number;
  form?: SubmittedForm;
  site?: Site;
}

/** Renders documents. If rendering a page fails, the browser renders it instead. */
@Injectable()
export class PageRenderer {
  private readonly logger = new Logger(PageRenderer.name);
  private readonly kept = new Map<string, { site: Site; response: RenderedResponse }>();

  constructor(
    private readonly config: SiteConfig,
    private readonly log: LogConfig,
    private readonly content: SiteContentService,
  ) {}

  async render(frontend: FrontendBundle, page: LoadedPage): Promise<RenderedResponse> {
    const site = await this.site();
    const html = await this.toHtml(frontend, page, site);
    return html === null
      ? this.withoutPage(frontend, page.status, site)
      : pageResponse(page.status, html);
  }

  /** @param site the draft, for previews */
  async renderOnce(
    frontend: FrontendBundle,
    page: LoadedPage,
    { status = page.status, form, site }: RenderOptions = {},
  ): Promise<RenderedResponse> {
    const shown = site ?? (await this.site());
    const html = await this.toHtml(frontend, page, shown, form);
    return html === null
      ? this.withoutPage(frontend, status, shown)
      : uncachedResponse(status, HTML, html);
  }

  async backOffice({ officeShell }: FrontendBundle): Promise<RenderedResponse> {
    const site = await this.site();
    return this.keep('back office', site, () => {
      const head = `<title>${escapeHtml(`Admin · ${site.name}`)}</title>`;
      const demo = this.config.demo ? { demo: DEMO_CREDENTIAL } : {};
      return this.empty(officeShell, 200, { ...site, ...demo }, head);
    });
  }

  private withoutPage({ shell }: FrontendBundle, status: number, site: Site): RenderedResponse {
    return this.keep(String(status), site, () =>
      this.empty(inLanguageOf(site, shell), status, site),
    );
  }

  private empty(shell: string, status: number, site: Site, head = ''): RenderedResponse {
    const state = JSON.stringify({ site }).replaceAll('<', '\\u003c');
    return pageResponse(status, toDocument(shell, { head, body: '', state }));
  }

  private keep(name: string, site: Site, make: () => RenderedResponse): RenderedResponse {
    const kept = this.kept.get(name);
    if (kept && isDeepStrictEqual(kept.site, site)) return kept.response;
    const response = make();
    this.kept.set(name, { site, response });
    return response;
  }

  private async site(): Promise<Site> {
    const traces = this.log.tracing ? { traces: true as const } : {};
    return { ...toSite(await this.content.published(), this.config), ...traces };
  }

  private async toHtml(
    { pageShell, modules }: FrontendBundle,
    { address, source, render }: LoadedPage,
    site: Site,
    form?: SubmittedForm,
  ): Promise<string | null> {
    try {
      const page = await inSpan({ name: 'render page' }, () => render(site, form));
      const code = modules.get(source);
      if (!code) throw new Error(`The frontend has no module ${source}.`);
      return inLanguageOf(site, toDocument(pageShell, page, code));
    } catch (error) {
      this.logger.error({ err: error }, `${address} could not be rendered; the browser has to.`);
      return null;
    }
  }
}
