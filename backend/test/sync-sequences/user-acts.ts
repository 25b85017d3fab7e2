import assert from 'node:assert/strict';
import type { UpdatedCoursesDto } from '../../src/catalogue/courses/dto/bulk-update-courses.dto.js';
import type { UserAct } from './acts.js';
import { ownOf } from './check.js';
import type { OwnValues } from './observe.js';
import type { PlatformName } from './platform-model.js';
import type { World } from './world.js';

const ADMIN = {
  thinkific: '/api/admin/courses',
  udemy: '/api/admin/udemy-courses',
};

/** Performs an admin's action on courses and records what admins own from then on. */
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
    case 'pair':
      return decidePair(world, act);
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

async function decidePair(world: World, act: Extract<UserAct, { do: 'pair' }>): Promise<void> {
  const [ours, theirs] = [
    world.course('thinkific', act.course).id,
    world.course('udemy', act.with).id,
  ];
  const { verdict } = act;
  const { status } = await world.api(1).put('/api/admin/course-pairs', {
    thinkific_id: ours,
    udemy_id: theirs,
    verdict,
  });
  const isKnown = [ours, theirs].every((id) => world.last.courses.has(id));
  const isTaken =
    verdict === 'same' &&
    [...world.pairs].some(([pair, said]) => {
      const ids = pair.split(' ');
      return said === 'same' && ids.includes(ours) !== ids.includes(theirs);
    });
  expectOneOf(status, isKnown ? [isTaken ? 409 : 200] : [200, 404]);
  if (status !== 200) return;
  if (verdict === 'open') world.pairs.delete(`${ours} ${theirs}`);
  else world.pairs.set(`${ours} ${theirs}`, verdict);
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
  if (act.do === 'accept' && status === 200) world.accepted.push(found.id);
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

export function expectOneOf(status: number, allowed: number[]): number {
  assert.ok(allowed.includes(status), `responded with ${status}, expected ${allowed.join()}`);
  return status;
}

function orNull(override: object): object | null {
  return Object.keys(override).length > 0 ? override : null;
}
