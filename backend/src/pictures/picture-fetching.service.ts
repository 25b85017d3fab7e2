import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import pMap from 'p-map';
import { DataSource } from 'typeorm';
import { Scheduled } from '../common/jobs/scheduled.js';
import { JobsService } from '../common/jobs/jobs.service.js';
import { Poller } from '../common/jobs/poller.js';
import type { JobQueue } from '../common/jobs/queue.js';
import { JobsConfig } from '../common/settings.js';
import { PicturesConfig } from '../config/app-config.js';
import { ContentChangesService } from '../cache/content-changes.service.js';
import { collectPictures } from './collect-pictures.js';
import { Download } from './download.service.js';
import { PictureError } from './picture-error.js';
import { PictureFiles } from './picture-files.service.js';
import {
  fetchAgain,
  findDue,
  findUnused,
  forgetPicture,
  isAnyDue,
  isAnyCheckDue,
  type StoredPicture,
  recordFailure,
  storePicture,
  listStored,
  checkReplaced,
  checkUploads,
  postpone,
  undoPostpone,
} from './pictures.queries.js';
import { type ReadPicture, readPicture } from './read-picture.js';

const PICTURES: JobQueue<Record<string, never>> = {
  name: 'pictures',
  isAlone: true,
  atOnce: 1,
  retries: { limit: 1, pause: 60, longest: 60 },
  remembered: 1,
};

const CHECK_EVERY_MS = 60_000;
const COLLECT_FOR_MS = 100;
const AT_A_TIME = 50;
const AT_ONCE = 4;
const STORAGE_PAUSE = 5;
/** Timeouts after which a host is skipped for the rest of a round. */
const MOST_SILENT = 3;
const MOST_MINUTES = 24 * 60;
const NOT_LOOKED = 'Could not check for missing picture files (will retry).';

interface Hosts {
  silent: Map<string, number>;
  busy: Map<string, number>;
}

@Injectable()
export class PictureFetching implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PictureFetching.name);
  private readonly poller = new Poller(
    this.logger,
    'Could not check for pictures to fetch (will retry).',
    () => this.start(),
  );
  private readonly filePoller = new Poller(this.logger, NOT_LOOKED, () => this.wantLostFiles());

  /** The last URL that was checked for use; empty after the end of the list. */
  private lookedThroughTo = '';
  /** Each process has its own position, so once an hour the next round checks all pictures. */
  private isWholeLookDue = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly config: PicturesConfig,
    private readonly jobsConfig: JobsConfig,
    private readonly download: Download,
    private readonly files: PictureFiles,
    changes: ContentChangesService,
  ) {
    jobs.workOn(PICTURES, (_jobs, signal) => this.work(signal));
    if (jobsConfig.jobs) changes.onWrite(() => this.poller.pollSoon());
  }

  onApplicationBootstrap(): void {
    if (!this.jobsConfig.jobs) return;
    this.poller.start(CHECK_EVERY_MS);
    if (!this.isOn) return;
    this.filePoller.poll();
  }

  beforeApplicationShutdown(): void {
    this.poller.stop();
    this.filePoller.stop();
  }

  async start(): Promise<void> {
    const { manager } = this.dataSource;
    await collectPictures(this.dataSource);
    if (await (this.isOn ? isAnyDue(manager) : isAnyCheckDue(manager))) await this.beginSoon();
  }

  @Scheduled('hour', 'Could not delete unused pictures (will retry in 1 h).')
  async forget(): Promise<void> {
    if (!this.jobsConfig.jobs) return;
    this.isWholeLookDue = true;
    await this.beginSoon();
  }

  private get isOn(): boolean {
    return this.jobsConfig.jobs && this.config.picturesFetch;
  }

  private async beginSoon(): Promise<void> {
    await this.jobs.send(PICTURES, {});
    this.jobs.wake(PICTURES, COLLECT_FOR_MS);
  }

  private async work(signal: AbortSignal): Promise<void> {
    if (!this.jobsConfig.jobs) return;
    try {
      if (this.isOn) await this.fetchDue(signal);
    } finally {
      // Frees space first, because a full disk cannot store new pictures.
      await this.forgetUnused(signal);
    }
  }

  private async fetchDue(signal: AbortSignal): Promise<void> {
    const { manager } = this.dataSource;
    const hosts: Hosts = { silent: new Map(), busy: new Map() };
    for (;;) {
      const due = await findDue(manager, AT_A_TIME);
      if (due.length === 0) break;
      await pMap(due, (url) => this.fetch(url, hosts, signal), { concurrency: AT_ONCE, signal });
    }
  }

  /** A picture whose files cannot be deleted stays in the database, to be retried, and does not block others. */
  private async forgetUnused(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    let failure: unknown;
    for await (const hash of this.unused()) {
      signal.throwIfAborted();
      try {
        await this.dataSource.transaction(async (manager) => {
          if (await forgetPicture(manager, hash)) await this.files.forget(hash);
        });
      } catch (error) {
        failure = error;
      }
    }
    this.isWholeLookDue = failure !== undefined;
    if (failure)
      throw new Error('Could not delete the files of an unused picture (will retry).', {
        cause: failure,
      });
  }

  private async *unused(): AsyncGenerator<string> {
    const { manager } = this.dataSource;
    yield* await checkReplaced(manager);
    for (;;) {
      const uploads = await checkUploads(manager);
      if (uploads.length === 0) break;
      yield* uploads.filter((upload) => upload.is_unused).map(({ hash }) => hash);
    }
    if (this.isWholeLookDue) this.lookedThroughTo = '';
    do {
      const { hashes, last = '' } = await findUnused(manager, this.lookedThroughTo);
      yield* hashes;
      this.lookedThroughTo = last;
    } while (this.isWholeLookDue && this.lookedThroughTo !== '');
  }

  private async fetch(url: string, { silent, busy }: Hosts, signal: AbortSignal): Promise<void> {
    const { manager } = this.dataSource;
    const host = URL.parse(url)?.host ?? '';
    const failures = silent.get(host) ?? 0;
    // Postponed before it is read, so that a picture that crashes the process is not the next one's first.
    await postpone(manager, url);
    const pause = busy.get(host);
    if (pause !== undefined) return undoPostpone(manager, url, pause);
    try {
      if (failures >= MOST_SILENT) throw new PictureError('unreachable');
      const picture = await readPicture(await this.download.fetch(url, signal));
      await this.keep(url, picture);
    } catch (error) {
      if (signal.aborted) await undoPostpone(manager, url, 0);
      if (!(error instanceof PictureError)) throw error;
      if (error.reason === 'unreachable') silent.set(host, failures + 1);
      const minutes = Math.min(Math.max(1, Math.ceil(error.retryAfter / 60_000)), MOST_MINUTES);
      if (error.reason === 'busy') busy.set(host, minutes);
      const reported = `Could not download a picture (will retry later): ${error.message}`;
      this.logger.warn({ err: error.cause, url: withoutQuery(url) }, reported);
      await recordFailure(manager, url, error.reason, minutes);
    }
  }

  private async keep(url: string, picture: ReadPicture): Promise<void> {
    const { manager } = this.dataSource;
    try {
      await storePicture(manager, url, await this.files.keep(picture.bytes), picture);
    } catch (error) {
      await undoPostpone(manager, url, STORAGE_PAUSE);
      throw error;
    }
  }

  private async wantLostFiles(): Promise<void> {
    const { manager } = this.dataSource;
    let page = await listStored(manager, '');
    for (let last = page.at(-1); last; last = page.at(-1)) {
      const lost = await this.findLost(page);
      if (lost.length > 0) await fetchAgain(manager, lost);
      page = await listStored(manager, last.hash);
    }
    await this.start();
  }

  private async findLost(pictures: readonly StoredPicture[]): Promise<string[]> {
    const lost: string[] = [];
    const look = async ({ hash, is_upload: isUpload }: StoredPicture) => {
      if (await this.files.has(hash)) return;
      lost.push(hash);
      if (isUpload) this.logger.error(`The uploaded picture ${hash} is missing: restore its file.`);
    };
    await pMap(pictures, look, { concurrency: AT_ONCE });
    return lost;
  }
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '').slice(0, 200);
}
