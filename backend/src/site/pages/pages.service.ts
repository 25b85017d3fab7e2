import { Injectable, Logger } from '@nestjs/common';
import { NotFoundError } from '../../common/problem/app-error.js';
import { escapeHtml } from '../../common/text/escape-html.js';
import { AppConfig } from '../../config/app-config.js';
import { type CachedAnswer, finishText, redirectTo } from '../../content-cache/cached-answer.js';
import { ContentCacheService } from '../../content-cache/content-cache.service.js';
import { isDatabaseAway } from '../../database/database-fault.js';
import { toDocument, toPlainDocument } from './document.js';
import {
  type FrontendBundle,
  loadFrontend,
  type PageData,
  type PagePlan,
  type PageState,
  type SubmittedForm,
} from './frontend-bundle.js';
import { type Notice, toNoticePage } from './notice.js';
import { PageDataService } from './page-data.service.js';

const HTML = 'text/html; charset=utf-8';

/** Renders the site's pages and keeps them until what they show changes. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger(PagesService.name);
  private frontend: FrontendBundle;

  constructor(
    private readonly config: AppConfig,
    private readonly cache: ContentCacheService,
    private readonly data: PageDataService,
  ) {}

  /** @throws SiteNotBuiltError when the frontend is not built */
  async start(): Promise<void> {
    this.frontend = await loadFrontend();
  }

  /**
   * What is at an address.
   * @param url path and query
   */
  async open(url: string): Promise<CachedAnswer> {
    const plan = this.frontend.planPage(url);
    if (plan.redirect !== undefined) return redirectTo(plan.redirect);
    if (!plan.rendered) return this.finish(200, plan.title);
    // Addresses that lead nowhere are without number, and would push the pages out of the memory.
    if (!plan.found) return this.make(plan);
    const answer = await this.cache.get(`page ${plan.address}`, () => this.make(plan));
    return answer.location === undefined ? answer : redirectTo(answer.location + queryOf(url));
  }

  /**
   * The page with a form on it that could not be accepted, with what it said, so that nothing is lost.
   * @param url path and query of the page
   * @throws NotFoundError where the server renders no page
   */
  async refuse(url: string, form: SubmittedForm, status: number): Promise<CachedAnswer> {
    const plan = this.frontend.planPage(url);
    if (!plan.rendered) throw new NotFoundError('There is no form at this address.');
    const data = await this.data.load(plan).then(
      (loaded) => loaded.data,
      (error: unknown) => {
        if (!isDatabaseAway(error)) throw error;
        return {};
      },
    );
    return this.render(status, plan, this.stateOf(data, form));
  }

  /** Every page without a parameter. */
  get publicPages(): readonly string[] {
    return this.frontend.publicPages;
  }

  /** Where a course is found on the site. */
  get coursePath(): FrontendBundle['coursePath'] {
    return this.frontend.coursePath;
  }

  /** The scripts that stand in the pages, as a content security policy names them. */
  get scriptHashes(): string[] {
    return this.frontend.scriptHashes;
  }

  /** Where a form of the site leads once it is accepted, by its name. */
  get formResults(): ReadonlyMap<string, string> {
    return this.frontend.formResults;
  }

  /** A page that is not rendered by the frontend, in its look; its title is followed by the site's name. */
  notice(notice: Notice): string {
    const { siteName } = this.config;
    const page = toNoticePage(notice, siteName);
    return toPlainDocument(this.frontend.shell, { ...page, title: `${page.title} · ${siteName}` });
  }

  private titleOf(name: string): string {
    return `${name} · ${this.config.siteName}`;
  }

  private async make(plan: PagePlan): Promise<CachedAnswer> {
    const { status, data } = await this.data.load(plan);
    const path = data.course && this.frontend.coursePath(data.course);
    if (path !== undefined && path !== plan.address) return redirectTo(path);
    return this.render(status, plan, this.stateOf(data));
  }

  private async render(status: number, plan: PagePlan, state: PageState): Promise<CachedAnswer> {
    const { pageShell, modules, renderPage } = this.frontend;
    try {
      const page = await renderPage(plan.address, state);
      const module = plan.module === undefined ? undefined : modules.get(plan.module);
      return await finishText(status, HTML, toDocument(pageShell, page, module));
    } catch (error) {
      this.logger.error(
        { err: error },
        `${plan.address} could not be rendered; the browser has to.`,
      );
      return this.finish(status);
    }
  }

  /** The document without a page, which the browser fills by itself. */
  private finish(status: number, title?: string): Promise<CachedAnswer> {
    const head = title ? `<title>${escapeHtml(this.titleOf(title))}</title>` : '';
    const state = JSON.stringify(this.stateOf({})).replaceAll('<', '\\u003c');
    return finishText(status, HTML, toDocument(this.frontend.shell, { head, body: '', state }));
  }

  private stateOf(data: PageData, form?: SubmittedForm): PageState {
    return { site: { name: this.config.siteName, url: this.config.publicUrl }, data, form };
  }
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
