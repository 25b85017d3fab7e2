import { Injectable, Logger } from '@nestjs/common';
import escapeHtml from 'escape-html';
import type { LoadedPage, Site, SubmittedForm } from '../../../frontend/src/server/contract.ts';
import { LogConfig, SiteConfig, DEMO_CREDENTIAL } from '../config/app-config.js';
import { inSpan } from '../common/tracing/spans.js';
import {
  type RenderedResponse,
  uncachedResponse,
  pageResponse,
} from '../cache/rendered-response.js';
import { toDocument } from './document.js';
import type { FrontendBundle } from './frontend-bundle.js';

const HTML = 'text/html; charset=utf-8';

/** Renders documents. If rendering a page fails, the browser renders it instead. */
@Injectable()
export class PageRenderer {
  private readonly logger = new Logger(PageRenderer.name);
  private readonly kept = new Map<string, RenderedResponse>();

  constructor(
    private readonly config: SiteConfig,
    private readonly log: LogConfig,
  ) {}

  async render(frontend: FrontendBundle, page: LoadedPage): Promise<RenderedResponse> {
    const html = await this.toHtml(frontend, page);
    return html === null
      ? this.withoutPage(frontend, page.status)
      : pageResponse(page.status, html);
  }

  async renderOnce(
    frontend: FrontendBundle,
    page: LoadedPage,
    status = page.status,
    form?: SubmittedForm,
  ): Promise<RenderedResponse> {
    const html = await this.toHtml(frontend, page, form);
    return html === null
      ? this.withoutPage(frontend, status)
      : uncachedResponse(status, HTML, html);
  }

  backOffice({ officeShell }: FrontendBundle): RenderedResponse {
    return this.keep('back office', () => {
      const head = `<title>${escapeHtml(`Admin · ${this.config.siteName}`)}</title>`;
      const site = { ...this.site, ...(this.config.demo && { demo: DEMO_CREDENTIAL }) };
      return this.empty(officeShell, 200, head, site);
    });
  }

  private withoutPage({ shell }: FrontendBundle, status: number): RenderedResponse {
    return this.keep(String(status), () => this.empty(shell, status));
  }

  private empty(
    shell: string,
    status: number,
    head = '',
    site: Site = this.site,
  ): RenderedResponse {
    const state = JSON.stringify({ site }).replaceAll('<', '\\u003c');
    return pageResponse(status, toDocument(shell, { head, body: '', state }));
  }

  private keep(name: string, make: () => RenderedResponse): RenderedResponse {
    const answer = this.kept.get(name) ?? make();
    this.kept.set(name, answer);
    return answer;
  }

  private get traces() {
    return this.log.tracing ? { traces: true as const } : {};
  }

  private get site() {
    const { siteName: name, publicUrl: url, currency, storyEmail, demo } = this.config;
    const examples = demo ? { hasExamples: true as const } : {};
    return { name, url, currency, storyEmail, ...examples, ...this.traces };
  }

  private async toHtml(
    { pageShell, modules }: FrontendBundle,
    { address, source, render }: LoadedPage,
    form?: SubmittedForm,
  ): Promise<string | null> {
    try {
      const page = await inSpan({ name: 'render page' }, () => render(this.site, form));
      const code = modules.get(source);
      if (!code) throw new Error(`The frontend has no module ${source}.`);
      return toDocument(pageShell, page, code);
    } catch (error) {
      this.logger.error({ err: error }, `${address} could not be rendered; the browser has to.`);
      return null;
    }
  }
}
