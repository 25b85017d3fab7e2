import { Injectable, Logger } from '@nestjs/common';
import escapeHtml from 'escape-html';
import { AppConfig } from '../../config/app-config.js';
import { type CachedAnswer, finishOnce, finishText } from '../../content-cache/cached-answer.js';
import { toDocument } from './document.js';
import type {
  FrontendBundle,
  PageData,
  PagePlan,
  PageState,
  SubmittedForm,
} from './frontend-bundle.js';

const HTML = 'text/html; charset=utf-8';

export interface PageContent {
  status: number;
  data: PageData;
  form?: SubmittedForm;
}

/** A page that cannot be rendered is left to the browser. */
@Injectable()
export class PageRenderer {
  private readonly logger = new Logger(PageRenderer.name);
  /** Documents without a page, by their status and name. */
  private readonly empty = new Map<string, Promise<CachedAnswer>>();

  constructor(private readonly config: AppConfig) {}

  /** @param once for one visitor; otherwise for everybody, in every encoding */
  async render(
    frontend: FrontendBundle,
    { address, module }: PagePlan,
    { status, data, form }: PageContent,
    { once = false } = {},
  ): Promise<CachedAnswer> {
    const { pageShell, modules, renderPage } = frontend;
    try {
      const page = await renderPage(address, this.stateOf(data, form));
      const needed = module === undefined ? undefined : modules.get(module);
      const html = toDocument(pageShell, page, needed);
      return once ? finishOnce(status, HTML, html) : await finishText(status, HTML, html);
    } catch (error) {
      this.logger.error({ err: error }, `${address} could not be rendered; the browser has to.`);
      return this.withoutPage(frontend, status);
    }
  }

  /** The browser fills it by itself. @param name of the page, if it is known */
  withoutPage({ shell }: FrontendBundle, status: number, name?: string): Promise<CachedAnswer> {
    const key = `${status} ${name}`;
    const made = this.empty.get(key) ?? this.finishEmpty(shell, status, name);
    this.empty.set(key, made);
    return made;
  }

  titleOf(name: string): string {
    return `${name} · ${this.config.siteName}`;
  }

  private finishEmpty(shell: string, status: number, name?: string): Promise<CachedAnswer> {
    const head = name ? `<title>${escapeHtml(this.titleOf(name))}</title>` : '';
    const state = JSON.stringify(this.stateOf({})).replaceAll('<', '\\u003c');
    return finishText(status, HTML, toDocument(shell, { head, body: '', state }));
  }

  private stateOf(data: PageData, form?: SubmittedForm): PageState {
    return { site: { name: this.config.siteName, url: this.config.publicUrl }, data, form };
  }
}
