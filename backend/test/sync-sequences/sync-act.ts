import type { SyncRunDto } from '../../src/sync/dto/sync-run.dto.js';
import { until } from '../../src/sync/sync.factory.js';
import type { PlatformAct, SyncAct, UserAct } from './acts.js';
import { expectOneOf } from './user-acts.js';
import { OF_SYNCS, PLATFORMS, type World } from './world.js';

const RUNS = '/api/admin/sync-runs';
const HOLD_UP = { kind: 'slow', delayMs: 60, times: 1 };
const LAST_PATH = { thinkific: '/chapters$', udemy: 'courses' };

type Perform = (act: PlatformAct | UserAct) => Promise<void>;

/** A run, with whatever is wrong with the platform, and what happens meanwhile. */
export async function actSync(world: World, act: SyncAct, perform: Perform): Promise<void> {
  const { at, on, faults, meanwhile } = act;
  const isHeldUp = meanwhile.kind !== 'nothing' && meanwhile.kind !== 'cut';
  const holdUp = isHeldUp ? [{ ...HOLD_UP, path: LAST_PATH[at] }] : [];
  await world.arm(at, [...faults, ...holdUp]);
  await world.cutAfter(meanwhile.kind === 'cut' ? meanwhile.write : null);
  const path = `/api/admin/${at}/sync${act.do === 'preview' ? '/preview' : ''}`;
  let isDone = false;
  const start = async (replica: number) => {
    const { status } = await world.api(replica).post(path);
    expectOneOf(status, [200, 409, 502, 503]);
  };
  const answers = Promise.all([
    start(on),
    ...(meanwhile.kind === 'another' ? [start(1 - on)] : []),
  ]).finally(() => (isDone = true));
  await Promise.all([answers, disturb(world, act, () => isDone, perform)]);
  await world.disarm();
  await world.cutAfter(null);
  await world.look({ isMixed: meanwhile.kind === 'acts' });
}

async function disturb(
  world: World,
  { at, on, meanwhile }: SyncAct,
  isDone: () => boolean,
  perform: Perform,
): Promise<void> {
  switch (meanwhile.kind) {
    case 'nothing':
    case 'another':
    case 'cut':
      return;
    case 'cancel': {
      await untilRunning(world, at, isDone);
      const { body } = await world.api(1 - on).get<SyncRunDto[]>(`${RUNS}/running`);
      for (const { id } of body) {
        const { status } = await world.api(1 - on).post(`${RUNS}/${id}/cancel`);
        expectOneOf(status, [200, 409]);
      }
      return;
    }
    case 'crash':
      return world.crash(await untilRunning(world, at, isDone));
    case 'acts':
      await untilRunning(world, at, isDone);
      for (const act of meanwhile.acts) {
        await perform(act);
        await world.look({ isMixed: true });
      }
  }
}

/** @returns the database process that holds the platform, if the run has not ended before */
async function untilRunning(
  world: World,
  at: SyncAct['at'],
  isDone: () => boolean,
): Promise<number | undefined> {
  let pid: number | undefined;
  await until(async () => {
    [pid] = await world.pids(`${OF_SYNCS} AND objid = ${PLATFORMS.indexOf(at)} AND granted`);
    return pid !== undefined || isDone();
  });
  return pid;
}
