import assert from 'node:assert/strict';
import type { SyncChangePageDto } from '../../src/sync/dto/sync-change.dto.js';
import type { SyncRunDto } from '../../src/sync/dto/sync-run.dto.js';
import type { RunAction } from './actions.js';
import { ownOf, undoable } from './check.js';
import type { ObservedRun } from './observe.js';
import { expectOneOf } from './user-actions.js';
import type { World } from './world.js';

const RUNS = '/api/admin/sync-runs';

/** Decides about a run or undoes it, and checks the result. */
export async function actOnRun(world: World, action: RunAction): Promise<void> {
  const { runs } = world.last;
  const candidates = runs.filter(action.do === 'undo' ? hasChanged : isOpen).reverse();
  const run = candidates[action.run % candidates.length];
  if (!run) return;
  await world.cutAfter(action.do === 'keep' ? null : action.cut);
  if (action.do === 'undo') await undo(world, run, action);
  else await decide(world, run, action.do);
  await world.cutAfter(null);
}

async function decide(world: World, run: ObservedRun, what: 'apply' | 'keep'): Promise<void> {
  const { status, body } = await world.api(1).post<SyncRunDto>(`${RUNS}/${run.id}/${what}`);
  expectOneOf(status, what === 'keep' ? [200, 409] : [200, 409, 502, 503]);
  const { after } = await world.look();
  if (what === 'keep' || status !== 200 || body.status === 'previewed') return;
  const written = after.runs.find(({ id }) => id === body.id);
  assert.deepEqual(written?.changes, run.changes, `run ${body.id} writes what ${run.id} has seen`);
}

async function undo(
  world: World,
  run: ObservedRun,
  action: Extract<RunAction, { do: 'undo' }>,
): Promise<void> {
  const ids = run.changes.filter(({ held }) => held === null).map(({ id }) => id);
  const only = action.only === null ? null : (ids[action.only % ids.length] ?? null);
  const expected = undoable(world, world.last, run.id);
  const { status, body } = await world.api(1).post<SyncRunDto>(`${RUNS}/${run.id}/undo`, {
    skip_touched: action.skip,
    freeze: action.freeze,
    ...(only !== null && { course_ids: [only] }),
  });
  expectOneOf(status, action.cut === null ? [200, 409] : [200, 409, 503]);
  if (status === 200 && action.freeze) await freeze(world, body);
  await world.look(status === 200 ? { undone: { run: run.id, only } } : {});
  const isPossible = expected?.some((id) => only === null || id === only);
  if (status === 409 && action.skip && world.reported.size === 0) {
    assert.ok(!isPossible, `run ${run.id} can be undone, at ${expected?.join()}`);
  }
}

/** Freezes what an undo has reverted. */
async function freeze(world: World, { id: run }: SyncRunDto): Promise<void> {
  const path = `${RUNS}/${run}/changes?limit=100`;
  const { body } = await world.api(0).get<SyncChangePageDto>(path);
  for (const { course_id: id, held_by: held } of body.changes) {
    if (held === 'none') world.own.set(id, { ...ownOf(world, id), rule: 'frozen' });
  }
}

const isOpen = ({ status, decision }: ObservedRun) =>
  (status === 'held' || status === 'previewed') && decision === null;

const hasChanged = ({ status, changes }: ObservedRun) =>
  (status === 'succeeded' || status === 'partial') && changes.some(({ held }) => held === null);
