import assert from 'node:assert/strict';
import type { SyncRunDto, SyncRunPageDto } from '../../src/sync/dto/sync-run.dto.js';
import { until } from '../until.js';
import type { Action, PlatformAction, UserAction } from './actions.js';
import { checkCurrent, checkEnd, newRuns, ownOf } from './check.js';
import { checkShown } from './check-shown.js';
import type { Change, PlatformName } from './platform-model.js';
import { actSync } from './sync-action.js';
import { actOnRun } from './run-actions.js';
import { actAsUser, expectOneOf } from './user-actions.js';
import { PLATFORMS, type World } from './world.js';

const RUNS = '/api/admin/sync-runs';

/**
 * Plays a sequence from the initial state, then one successful run.
 * @throws AssertionError
 */
export async function play(world: World, actions: Action[]): Promise<void> {
  await world.reset();
  for (const action of actions) await perform(world, action);
  await hearAll(world);
  for (const platform of PLATFORMS) await syncWell(world, platform);
  checkEnd(world, world.last);
  await checkShown(world);
}

async function perform(world: World, action: Action): Promise<void> {
  switch (action.do) {
    case 'sync':
    case 'preview':
      return actSync(world, action, (each) => actAlone(world, each));
    case 'apply':
    case 'keep':
    case 'undo':
      return actOnRun(world, action);
    case 'deliver': {
      const [event] = world.late.splice(action.event % Math.max(world.late.length, 1), 1);
      if (event) expectOneOf(await world.tell(event, 0), [204]);
      break;
    }
    case 'hear':
      return changeAndHear(world, action.course, action.to);
    default:
      await actAlone(world, action);
  }
  await world.look();
}

function actAlone(world: World, action: PlatformAction | UserAction): Promise<void> {
  return 'reported' in action ? actOnPlatform(world, action) : actAsUser(world, action);
}

export async function actOnPlatform(world: World, action: PlatformAction): Promise<void> {
  const course = world.course(action.at, action.course);
  const isDone =
    action.do === 'change'
      ? await course.change(world.sandbox, action.to)
      : await course.comeOrGo(world.sandbox);
  if (!isDone || action.at !== 'thinkific' || action.reported === 'silent') return;
  const isThere = course.isThere !== (action.reported === 'outdated');
  const event = world.event(course.id, isThere ? 'updated' : 'deleted');
  switch (action.reported) {
    case 'late':
    case 'outdated':
      world.late.push(event);
      break;
    case 'forged':
      expectOneOf(await world.tell(event, 0, 'another key'), [401]);
      break;
    case 'reported':
    case 'twice':
      expectOneOf(await world.tell(event, 0), [204]);
      if (action.reported === 'twice') expectOneOf(await world.tell(event, 1), [204]);
  }
}

async function changeAndHear(world: World, place: number, to: Change): Promise<void> {
  const course = world.course('thinkific', place);
  if (!(await course.change(world.sandbox, to))) return;
  const wasQuiet = world.reported.size === 0;
  expectOneOf(await world.tell(world.event(course.id, 'updated'), 0), [204]);
  await until(() => world.isQuiet());
  const step = await world.look({ isMixed: true });
  if (wasQuiet) world.reported.clear();
  if (newRuns(step).some(({ status }) => status === 'held')) return;
  const stored = step.after.courses.get(course.id);
  if (ownOf(world, course.id).rule === 'follow') checkCurrent(world, course.id, stored);
}

/** Sends late events and waits until all events are processed. */
async function hearAll(world: World): Promise<void> {
  const late = world.late.splice(0).reverse();
  for (const event of late) expectOneOf(await world.tell(event, 1), [204]);
  if (world.reported.size === 0) return;
  await until(() => world.isQuiet());
  const step = await world.look({ isMixed: true });
  world.reported.clear();
  if (newRuns(step).some(({ status }) => status === 'held')) return;
  for (const { courseId: id } of late) {
    const stored = step.after.courses.get(id);
    if (ownOf(world, id).rule === 'follow') checkCurrent(world, id, stored);
  }
}

/** Runs a sync of a working platform and confirms it if required. */
export async function syncWell(world: World, platform: PlatformName): Promise<void> {
  const { status } = await world.api(0).post(`/api/admin/${platform}/sync`);
  if (expectOneOf(status, [200, 409]) === 409) {
    const path = `${RUNS}/page?platform=${platform}&limit=1`;
    const { body } = await world.api(0).get<SyncRunPageDto>(path);
    const applied = await world.api(0).post<SyncRunDto>(`${RUNS}/${body.runs[0]?.id}/apply`);
    expectOneOf(applied.status, [200]);
    assert.equal(applied.body.status, 'succeeded');
  }
  await world.look();
}
