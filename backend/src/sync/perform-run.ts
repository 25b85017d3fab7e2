import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { SyncHoldConfig } from '../config/app-config.js';
import { AppError, PlatformError } from '../common/problem/app-error.js';
import { settleRun, type SyncOrder } from './changes/settle-run.js';
import { confirmRemoved } from './confirm-removed.js';
import type { SyncRunDto } from './dto/sync-run.dto.js';
import { endCancelling } from './progress/progress.queries.js';
import { RunWatch } from './progress/run-watch.js';
import { CANCELLED, SyncCancelledError } from './runs/sync-held.error.js';
import { knownCurricula } from './curricula/curricula.queries.js';
import { scanCurricula } from './curricula/scan-curricula.js';
import type { CoursePlatform, ScannedCatalogue } from './platform.js';
import type { SyncTrigger } from './runs/sync-run.entity.js';
import type { SyncRunsService } from './runs/sync-runs.service.js';
import type { SyncLock } from './sync-lock.js';

const logger = new Logger('SyncRun');

interface RunParts {
  dataSource: DataSource;
  platform: CoursePlatform;
  trigger: SyncTrigger;
  order: SyncOrder;
  lock: SyncLock;
  runs: SyncRunsService;
  limits: SyncHoldConfig;
  shutdown: AbortSignal;
}

export async function performRun(parts: RunParts): Promise<SyncRunDto> {
  const { platform, trigger, order, lock, runs, limits } = parts;
  const id = await runs.start(lock.manager, {
    platform: platform.name,
    trigger,
    startedBy: order.by === undefined ? null : { id: order.by },
    follows: order.follows?.id ?? null,
    scope: order.isRound || (order.only && platform.scanSome) ? 'courses' : 'platform',
  });
  const before = platform.requests;
  const requests = () => platform.requests - before;
  const watch = new RunWatch(parts.dataSource, id, order.tell);
  const signal = AbortSignal.any([
    parts.shutdown,
    lock.lost,
    watch.cancelled,
    ...(order.signal ? [order.signal] : []),
  ]);
  try {
    const catalogue = await scan(parts, signal, watch);
    signal.throwIfAborted();
    await watch.close();
    const run = { id, order, platform, limits, requests: requests() };
    return await lock.manager.transaction(async (manager) => {
      await endCancelling(manager, id);
      return settleRun(manager, runs, run, catalogue);
    });
  } catch (error) {
    const failure = toFailure(lock.lost.aborted ? lock.lost.reason : error);
    await watch.close();
    await recordFailure(runs, id, failure, requests());
    throw failure;
  }
}

async function scan(
  { platform, order, lock: { manager }, limits }: RunParts,
  signal: AbortSignal,
  watch: RunWatch,
): Promise<ScannedCatalogue> {
  const { readCurricula } = platform;
  if (order.only && platform.scanSome) return platform.scanSome(order.only, signal);
  if (order.isRound && readCurricula) {
    return scanCurricula(manager, platform, readCurricula, { signal, watch, limits });
  }
  const known = readCurricula && (await knownCurricula(manager));
  const read = () => platform.scan(signal, watch, known);
  return confirmRemoved(manager, platform, await read(), signal, read);
}

async function recordFailure(
  runs: SyncRunsService,
  id: number,
  failure: unknown,
  requests: number,
): Promise<void> {
  try {
    const end =
      failure instanceof SyncCancelledError
        ? { status: 'cancelled' as const, error: CANCELLED }
        : { status: 'failed' as const, error: describeFailure(failure) };
    await runs.end(id, { ...end, requests });
  } catch (error) {
    logger.error(`Could not record the failure of sync run ${id}: ${String(error)}`);
  }
}

function toFailure(error: unknown): unknown {
  return error instanceof PlatformError
    ? new PlatformError(`${error.message} The catalogue is unchanged.`, { cause: error })
    : error;
}

function describeFailure(error: unknown): string {
  if (error instanceof AppError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return `The sync ended on an unexpected error, and the catalogue is unchanged: ${reason}`;
}
