import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/problem/app-error.js';
import { AppConfig } from '../../config/app-config.js';
import { type CachedAnswer, redirectTo } from '../../content-cache/cached-answer.js';
import { ContentCacheService } from '../../content-cache/content-cache.service.js';
import { isDatabaseAway } from '../../common/sql/database-fault.js';
import { CoursePlaces } from '../../courses/course-places.service.js';
import { toPlainDocument } from './document.js';
import {
  type FrontendBundle,
  loadFrontend,
  type PagePlan,
  type SubmittedForm,
} from './frontend-bundle.js';
import { type Notice, toNoticePage } from './notice.js';
import { PageDataService } from './page-data.service.js';
import { type PageContent, PageRenderer } from './page-renderer.service.js';
import { RenderQueue } from './render-queue.service.js';

/** Stands for every course that is not there. */
const NO_COURSE = { id: 'none', slug: '' };

@Injectable()
export class PagesService {
  private frontend: FrontendBundle;

  constructor(
    private readonly config: AppConfig,
    private readonly cache: ContentCacheService,
    private readonly data: PageDataService,
    private readonly places: CoursePlaces,
    private readonly renderer: PageRenderer,
    private readonly renders: RenderQueue,
  ) {}

  async start(): Promise<void> {
    this.frontend = await loadFrontend();
  }

  /** @throws BusyError when too many pages wait to be rendered */
  async open(url: string): Promise<CachedAnswer> {
    const plan = this.frontend.planPage(url);
    if (plan.redirect !== undefined) return redirectTo(plan.redirect);
    if (!plan.rendered) return this.renderer.withoutPage(this.frontend, 200, plan.title);
    if (plan.course !== undefined) return this.openCourse(plan, plan.course, url);
    if (plan.single) return this.makeOnce(plan, () => this.data.load(plan));
    return this.keep(plan.address, plan, () => this.data.load(plan));
  }

  /**
   * The page with what its form said, so that nothing is lost.
   * @throws NotFoundError where the server renders no page, BusyError as `open`
   */
  async refuse(url: string, form: SubmittedForm, status: number): Promise<CachedAnswer> {
    const plan = this.frontend.planPage(url);
    if (!plan.rendered) throw new NotFoundError('There is no form at this address.');
    return this.makeOnce(plan, async () => {
      const { data } = await this.data.load(plan).catch((error: unknown) => {
        if (!isDatabaseAway(error)) throw error;
        return { data: {} };
      });
      return { status, data, form };
    });
  }

  get publicPages(): readonly string[] {
    return this.frontend.publicPages;
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

  notice(notice: Notice): string {
    const { siteName } = this.config;
    const page = toNoticePage(notice, siteName);
    const title = this.renderer.titleOf(page.title);
    return toPlainDocument(this.frontend.shell, { ...page, title });
  }

  /** One document says of all courses that they are not there, another that they were removed. */
  private async openCourse(plan: PagePlan, id: string, url: string): Promise<CachedAnswer> {
    const place = await this.places.find(id);
    if (place === undefined || place === 'removed') {
      const status = place ? 410 : 404;
      const missing = { ...plan, address: this.coursePath(NO_COURSE) };
      const content = { status, data: { courseIsMissing: true } };
      return this.keep(`${status} ${missing.address}`, missing, () => Promise.resolve(content));
    }
    const address = this.coursePath(place);
    if (address !== plan.address) return redirectTo(address + queryOf(url));
    return this.keep(address, plan, () => this.data.load(plan));
  }

  private keep(
    key: string,
    plan: PagePlan,
    load: () => Promise<PageContent>,
  ): Promise<CachedAnswer> {
    return this.cache.get(key, async () => {
      const content = await load();
      return this.renders.renderToKeep(() => this.renderer.render(this.frontend, plan, content));
    });
  }

  /** Its turn comes before its data: who is sent away has cost nothing. */
  private makeOnce(plan: PagePlan, load: () => Promise<PageContent>): Promise<CachedAnswer> {
    return this.renders.renderOnce(async () =>
      this.renderer.render(this.frontend, plan, await load(), { once: true }),
    );
  }
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
