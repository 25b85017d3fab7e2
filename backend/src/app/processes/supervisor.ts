import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { AppConfig } from '../../config/app-config.js';
import { AlreadyReportedError } from '../run-process.js';
import type { WorkerMessage, SupervisorMessage } from './messages.js';

const STABLE_AFTER_MS = 10_000;
/** Milliseconds before a crashed worker is replaced: first and longest. */
const PAUSE = { first: 1_000, most: 30_000 };
/** Milliseconds beyond `SHUTDOWN_DELAY` after which a worker is killed. */
const PATIENCE = 30_000;

interface Place {
  index: number;
  pause: number;
  worker: Worker | null;
  hears: boolean;
  timer: NodeJS.Timeout | undefined;
}

export class Supervisor {
  private isStopping = false;
  private readonly places: Place[];

  constructor(
    private readonly config: AppConfig,
    private readonly logger: Logger,
  ) {
    this.places = Array.from({ length: config.processes }, (_, index) => ({
      index,
      pause: 0,
      worker: null,
      hears: false,
      timer: undefined,
    }));
  }

  /** @returns the site's URL, once the first worker serves @throws AlreadyReportedError when it has exited before */
  async start(): Promise<string> {
    const [first, ...others] = this.places;
    if (!first) throw new Error('Could not start a worker.');
    // The first worker starts alone, because it seeds the database and reports errors once.
    const url = await this.begin(first, true);
    if (url === null) throw new AlreadyReportedError();
    for (const place of others) void this.begin(place, false);
    return url;
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    this.isStopping = true;
    const delay = signal === 'SIGTERM' ? this.config.shutdownDelay * 1000 : 0;
    const ends = this.places.map(async ({ worker, hears, timer }) => {
      clearTimeout(timer);
      if (!worker) return;
      const ended = once(worker, 'exit');
      // A worker that cannot receive messages yet has no requests to finish.
      if (hears) worker.send({ kind: 'stop', signal } satisfies SupervisorMessage);
      else worker.process.kill('SIGKILL');
      const killing = setTimeout(() => worker.process.kill('SIGKILL'), delay + PATIENCE);
      await ended;
      clearTimeout(killing);
    });
    await Promise.all(ends);
  }

  private begin(place: Place, isFirst: boolean): Promise<string | null> {
    const worker = cluster.fork();
    const { pid } = worker.process;
    Object.assign(place, { worker, hears: false });
    const settings = { ...this.config, metrics: metricsOf(this.config, place.index) };
    return new Promise((resolve) => {
      let since: number | null = null;
      worker.on('message', (news: WorkerMessage) => {
        if (news.kind === 'serving') {
          since = performance.now();
          this.logger.info({ process: pid }, 'A worker process is ready.');
          resolve(news.url);
        } else if (!this.isStopping) {
          place.hears = true;
          worker.send({ kind: 'serve', settings, isFirst } satisfies SupervisorMessage);
        }
      });
      const end = (problem: object) => {
        place.worker = null;
        resolve(null);
        const isStart = isFirst && since === null;
        if (this.isStopping || isStart) return;
        const isSteady = since !== null && performance.now() - since >= STABLE_AFTER_MS;
        this.replace(place, isSteady, { process: pid, ...problem });
      };
      worker.once('exit', (code: number | null, signal: string | null) => end({ code, signal }));
      // After startup, the only error is a failed message to an exiting worker, which `exit` reports.
      worker.on('error', (error) => pid === undefined && end({ err: error }));
    });
  }

  private replace(place: Place, isSteady: boolean, ended: object): void {
    place.pause = isSteady ? 0 : Math.min(PAUSE.most, place.pause * 2 || PAUSE.first);
    this.logger.error(
      { ...ended, pause: place.pause },
      'A worker process has ended and is replaced.',
    );
    place.timer = setTimeout(() => void this.begin(place, false), place.pause);
  }
}

function metricsOf({ metrics }: AppConfig, index: number): AppConfig['metrics'] {
  return metrics && metrics.port > 0 ? { ...metrics, port: metrics.port + index } : metrics;
}
