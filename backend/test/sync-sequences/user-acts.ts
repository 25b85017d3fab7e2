import assert from 'node:assert/strict';
import type { UpdatedCoursesDto } from '../../src/courses/dto/bulk-update-courses.dto.js';
import type { SyncRunDto } from '../../src/sync/dto/sync-run.dto.js';
import type { RunAct, UserAct } from './acts.js';
import { ownOf, undoable } from './check.js';
import type { ObservedRun, OwnValues } from './observe.js';
import type { PlatformName } from './platform-model.js';
import type { World } from './world.js';

const RUNS = '/api/admin/sync-runs';
const ADMIN = {
  thinkific: '/api/admin/courses',
  udemy: '/api/admin/udemy-courses',
};

/** What an admin does to courses, and what is theirs from then on. */
export async function actAsUser(world: World, act: UserAct): Promise<void> {
  const api = world.api(0);
  const pathOf = (at: PlatformName, id: string) => `${ADMIN[at]}/${encodeURIComponent(id)}`;
  const own = (id: string, values: Partial<OwnValues>) =>
    world.own.set(id, { ...ownOf(world, id), ...values });
  switch (act.do) {
    case 'rule': {
      const { id } = world.course(act.at, act.course);
      const path = `${pathOf(act.at, id)}/sync-rule`;
      const { status } = await api.put(path, { sync_rule: act.rule });
      if (expectOneOf(status, [200, 404]) === 200) own(id, { rule: act.rule });
      return;
    }
    case 'show': {
      const { id } = world.course(act.at, act.course);
      const path = `${pathOf(act.at, id)}/visibility`;
      const { status } = await api.put(path, { is_visible: act.visible });
      if (expectOneOf(status, [200, 404, 409]) === 200) own(id, { choice: act.visible });
      return;
    }
    case 'override': {
      const { id } = world.course('thinkific', act.course);
      const override = {
        ...(act.title !== null && { title: `Ours ${act.title}` }),
        ...(act.price !== null && { price: 1_000 + act.price }),
      };
      const { status } = await api.put(`${pathOf('thinkific', id)}/override`, override);
      if (expectOneOf(status, [200, 404]) === 200) own(id, { override: orNull(override) });
      return;
    }
    case 'clear': {
      const { id } = world.course('thinkific', act.course);
      const { status } = await api.delete(`${pathOf('thinkific', id)}/override`);
      if (expectOneOf(status, [204, 404]) === 204) own(id, { override: null });
      return;
    }
    case 'assign':
    case 'unassign':
      return assign(world, act);
    case 'accept':
    case 'decline':
      return decideProposal(world, act);
    default:
      return inBulk(world, act);
  }
}

async function assign(
  world: World,
  act: Extract<UserAct, { do: 'assign' | 'unassign' }>,
): Promise<void> {
  const { id } = world.course('udemy', act.course);
  const staff = world.staff[act.staff] ?? '';
  const path = `${ADMIN.udemy}/${encodeURIComponent(id)}/assign-staff`;
  const own = ownOf(world, id);
  const others = own.staff.filter((each) => each !== staff);
  const isNew = act.do === 'assign';
  const { status } = isNew
    ? await world.api(1).post(path, { staff_user_id: staff })
    : await world.api(1).delete(`${path}/${staff}`);
  if (expectOneOf(status, [201, 204, 404, 409]) > 204) return;
  world.own.set(id, { ...own, staff: isNew ? [...others, staff].sort() : others });
}

async function decideProposal(
  world: World,
  act: Extract<UserAct, { do: 'accept' | 'decline' }>,
): Promise<void> {
  const waiting = [...world.last.courses.values()].filter(
    ({ platform, difference, own }) =>
      platform === act.at && difference !== null && own.rule === 'ask',
  );
  const found = waiting[act.course % waiting.length];
  if (!found) return;
  const path = `/api/admin/sync-proposals/${act.at}/${encodeURIComponent(found.id)}/${act.do}`;
  const { status } = await world.api(1).post(path, { version: found.difference?.version });
  expectOneOf(status, [200, 204, 404, 409]);
}

async function inBulk(
  world: World,
  act: Extract<UserAct, { do: 'bulk rule' | 'bulk show' | 'bulk level' }>,
): Promise<void> {
  const at = 'at' in act ? act.at : 'thinkific';
  const places = [...new Set(act.courses.map((place) => world.course(at, place).id))];
  const ids = places.filter((id) => world.last.courses.has(id));
  if (ids.length === 0) return;
  const values = bulkValues(act);
  const path = `${ADMIN[at]}/bulk-update`;
  const { status, body } = await world
    .api(1)
    .post<Partial<UpdatedCoursesDto>>(path, { ids, ...values.sent });
  expectOneOf(status, [200]);
  const updated = body.updated?.map(({ thinkific_id: id }) => String(id));
  for (const id of updated ?? ids) {
    const own = ownOf(world, id);
    world.own.set(id, { ...own, ...values.own(own) });
  }
}

function bulkValues(act: Extract<UserAct, { do: 'bulk rule' | 'bulk show' | 'bulk level' }>): {
  sent: object;
  own: (own: OwnValues) => Partial<OwnValues>;
} {
  switch (act.do) {
    case 'bulk rule':
      return { sent: { sync_rule: act.rule }, own: () => ({ rule: act.rule }) };
    case 'bulk show':
      return { sent: { is_visible: act.visible }, own: () => ({ choice: act.visible }) };
    case 'bulk level': {
      const { level } = act;
      return {
        sent: { level },
        own: ({ override }) => {
          const others = Object.entries(override ?? {}).filter(([field]) => field !== 'level');
          const set = level === null ? {} : { level };
          return { override: orNull({ ...Object.fromEntries(others), ...set }) };
        },
      };
    }
  }
}

/** Decides about a run, or undoes it, and looks what has come of it. */
export async function actOnRun(world: World, act: RunAct): Promise<void> {
  const { runs } = world.last;
  const candidates = runs.filter(act.do === 'undo' ? hasChanged : isOpen).reverse();
  const run = candidates[act.run % candidates.length];
  if (!run) return;
  if (act.do === 'undo') return undo(world, run, act);
  const { status, body } = await world.api(1).post<SyncRunDto>(`${RUNS}/${run.id}/${act.do}`);
  expectOneOf(status, act.do === 'keep' ? [200, 409] : [200, 409, 502, 503]);
  const { after } = await world.look();
  if (act.do === 'keep' || status !== 200 || body.status === 'previewed') return;
  const written = after.runs.find(({ id }) => id === body.id);
  assert.deepEqual(written?.changes, run.changes, `run ${body.id} writes what ${run.id} has seen`);
}

async function undo(
  world: World,
  run: ObservedRun,
  act: Extract<RunAct, { do: 'undo' }>,
): Promise<void> {
  const ids = run.changes.filter(({ held }) => held === null).map(({ id }) => id);
  const only = act.only === null ? null : (ids[act.only % ids.length] ?? null);
  const expected = undoable(world, world.last, run.id);
  const { status } = await world.api(1).post(`${RUNS}/${run.id}/undo`, {
    skip_touched: act.skip,
    ...(only !== null && { course_ids: [only] }),
  });
  expectOneOf(status, [200, 409]);
  await world.look(status === 200 ? { undone: { run: run.id, only } } : {});
  const isPossible = expected?.some((id) => only === null || id === only);
  if (status === 409 && act.skip && world.told.size === 0) {
    assert.ok(!isPossible, `run ${run.id} can be undone, at ${expected?.join()}`);
  }
}

const isOpen = ({ status, decision }: ObservedRun) =>
  (status === 'held' || status === 'previewed') && decision === null;

const hasChanged = ({ status, changes }: ObservedRun) =>
  (status === 'succeeded' || status === 'partial') && changes.some(({ held }) => held === null);

export function expectOneOf(status: number, allowed: number[]): number {
  assert.ok(allowed.includes(status), `answered ${status}, expected ${allowed.join()}`);
  return status;
}

function orNull(override: object): object | null {
  return Object.keys(override).length > 0 ? override : null;
}
