import assert from 'node:assert/strict';
import type { SyncRunDto } from '../../src/sync/dto/sync-run.dto.js';
import { until } from '../until.js';
import type { PlatformAction, SyncAction, UserAction } from './actions.js';
import { changedIds, newRuns } from './check.js';
import { expectOneOf } from './user-actions.js';
import { OF_SYNCS, PLATFORMS, type World } from './world.js';

const RUNS = '/api/admin/sync-runs';
const HOLD_UP = { kind: 'slow', delayMs: 60, times: 1 };
/** How a run may end that was cancelled, and that a fault may have ended before. */
const ENDED = ['cancelled', 'failed'];
const LAST_PATH = { thinkific: '/chapters$', udemy: 'courses', feed: 'courses' };

type Perform = (action: PlatformAction | UserAction) => Promise<void>;

/** A run with faults of the platform and concurrent events. */
export async function actSync(world: World, action: SyncAction, perform: Perform): Promise<void> {
  const { at, on, faults, duringRun } = action;
  const isHeldUp = duringRun.kind !== 'nothing' && duringRun.kind !== 'cut';
  const holdUp = isHeldUp ? [{ ...HOLD_UP, path: LAST_PATH[at] }] : [];
  await world.arm(at, [...faults, ...holdUp]);
  await world.cutAfter(duringRun.kind === 'cut' ? duringRun.write : null);
  const path = `/api/admin/${at}/sync${action.do === 'preview' ? '/preview' : ''}`;
  let isDone = false;
  const isWell = duringRun.kind === 'nothing' && faults.every(({ kind }) => kind === 'bad-record');
  const start = async (replica: number) => {
    const { status } = await world.api(replica).post(path);
    expectOneOf(status, isWell ? [200, 409] : [200, 409, 502, 503]);
  };
  const answers = Promise.all([
    start(on),
    ...(duringRun.kind === 'another' ? [start(1 - on)] : []),
  ]).finally(() => (isDone = true));
  const [, cancelled] = await Promise.all([answers, disturb(world, action, () => isDone, perform)]);
  await world.disarm();
  await world.cutAfter(null);
  const step = await world.look({ isMixed: duringRun.kind === 'actions' });
  const isAlone = duringRun.kind !== 'actions' && world.reported.size === 0;
  if (action.do === 'preview' && isAlone)
    assert.deepEqual(changedIds(step), [], 'a preview writes');
  const ended = newRuns(step).filter(({ id }) => cancelled.includes(id));
  for (const { id, status } of ended) assert.ok(ENDED.includes(status), `${id} was cancelled`);
}

/** @returns the cancelled runs */
async function disturb(
  world: World,
  { at, on, duringRun }: SyncAction,
  isDone: () => boolean,
  perform: Perform,
): Promise<number[]> {
  if (['nothing', 'another', 'cut'].includes(duringRun.kind)) return [];
  const pid = await untilRunning(world, at, isDone);
  if (duringRun.kind === 'cancel') return cancelAll(world, 1 - on);
  if (duringRun.kind === 'crash') await world.crash(pid);
  if (duringRun.kind !== 'actions') return [];
  for (const action of duringRun.actions) {
    await perform(action);
    await world.look({ isMixed: true });
  }
  return [];
}

async function cancelAll(world: World, on: number): Promise<number[]> {
  const { body } = await world.api(on).get<SyncRunDto[]>(`${RUNS}/running`);
  const cancelled: number[] = [];
  for (const { id } of body) {
    const { status } = await world.api(on).post(`${RUNS}/${id}/cancel`);
    if (expectOneOf(status, [200, 409]) === 200) cancelled.push(id);
  }
  return cancelled;
}

/** @returns the database process that holds the platform's lock, unless the run has ended */
async function untilRunning(
  world: World,
  at: SyncAction['at'],
  isDone: () => boolean,
): Promise<number | undefined> {
  let pid: number | undefined;
  await until(async () => {
    [pid] = await world.pids(`${OF_SYNCS} AND objid = ${PLATFORMS.indexOf(at)} AND granted`);
    return pid !== undefined || isDone();
  });
  return pid;
}
