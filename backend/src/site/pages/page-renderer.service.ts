import { Injectable, Logger } from '@nestjs/common';
import escapeHtml from 'escape-html';
import type { LoadedPage, SubmittedForm } from '../../../../frontend/src/server/contract.ts';
import { AppConfig } from '../../config/app-config.js';
import { type CachedAnswer, finishOnce, finishText } from '../../content-cache/cached-answer.js';
import { toDocument } from './document.js';
import type { FrontendBundle } from './frontend-bundle.js';

const HTML = 'text/html; charset=utf-8';

/** A page that cannot be rendered is left to the browser. */
@Injectable()
export class PageRenderer {
  private readonly logger = new Logger(PageRenderer.name);
  /** Documents without a page, by their status and name. */
  private readonly empty = new Map<string, CachedAnswer>();

  constructor(private readonly config: AppConfig) {}

  async render(frontend: FrontendBundle, page: LoadedPage): Promise<CachedAnswer> {
    const html = await this.toHtml(frontend, page);
    return html === null
      ? this.withoutPage(frontend, page.status)
      : finishText(page.status, HTML, html);
  }

  async renderOnce(
    frontend: FrontendBundle,
    page: LoadedPage,
    status = page.status,
    form?: SubmittedForm,
  ): Promise<CachedAnswer> {
    const html = await this.toHtml(frontend, page, form);
    return html === null ? this.withoutPage(frontend, status) : finishOnce(status, HTML, html);
  }

  /** The browser fills it by itself. @param name of the page, if it is known */
  withoutPage({ shell }: FrontendBundle, status: number, name?: string): CachedAnswer {
    const key = `${status} ${name}`;
    const made = this.empty.get(key);
    if (made) return made;
    const head = name ? `<title>${escapeHtml(this.titleOf(name))}</title>` : '';
    const state = JSON.stringify({ site: this.site }).replaceAll('<', '\\u003c');
    const answer = finishText(status, HTML, toDocument(shell, { head, body: '', state }));
    this.empty.set(key, answer);
    return answer;
  }

  titleOf(name: string): string {
    return `${name} · ${this.config.siteName}`;
  }

  private get site() {
    return { name: this.config.siteName, url: this.config.publicUrl };
  }

  private async toHtml(
    { pageShell, modules }: FrontendBundle,
    { address, render }: LoadedPage,
    form?: SubmittedForm,
  ): Promise<string | null> {
    try {
      const page = await render(this.site, form);
      return toDocument(
        pageShell,
        page,
        page.modules.flatMap((source) => modules.get(source) ?? []),
      );
    } catch (error) {
      this.logger.error({ err: error }, `${address} could not be rendered; the browser has to.`);
      return null;
    }
  }
}
