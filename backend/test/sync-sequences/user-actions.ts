import assert from 'node:assert/strict';
import type { UpdatedCoursesDto } from '../../src/catalogue/courses/dto/bulk-update-courses.dto.js';
import type { UserAction } from './actions.js';
import { ownOf } from './check.js';
import type { OwnValues } from './observe.js';
import type { PlatformName } from './platform-model.js';
import type { World } from './world.js';

const ADMIN = {
  thinkific: '/api/admin/courses',
  feed: '/api/admin/courses',
  udemy: '/api/admin/udemy-courses',
};

/** Performs an admin's action on courses and records what admins own from then on. */
export async function actAsUser(world: World, action: UserAction): Promise<void> {
  const api = world.api(0);
  const pathOf = (at: PlatformName, id: string) => `${ADMIN[at]}/${encodeURIComponent(id)}`;
  const own = (id: string, values: Partial<OwnValues>) =>
    world.own.set(id, { ...ownOf(world, id), ...values });
  switch (action.do) {
    case 'rule': {
      const { id } = world.course(action.at, action.course);
      const path = `${pathOf(action.at, await world.apiId(action.at, id))}/sync-rule`;
      const { status } = await api.put(path, { sync_rule: action.rule });
      if (expectOneOf(status, [200, 404]) === 200) own(id, { rule: action.rule });
      return;
    }
    case 'show': {
      const { id } = world.course(action.at, action.course);
      const path = `${pathOf(action.at, await world.apiId(action.at, id))}/visibility`;
      const { status } = await api.put(path, { is_visible: action.visible });
      if (expectOneOf(status, [200, 404, 409]) === 200) own(id, { choice: action.visible });
      return;
    }
    case 'override': {
      const { id } = world.course('thinkific', action.course);
      const override = {
        ...(action.title !== null && { title: `Ours ${action.title}` }),
        ...(action.price !== null && { price: 1_000 + action.price }),
      };
      const { status } = await api.put(`${pathOf('thinkific', id)}/override`, override);
      if (expectOneOf(status, [200, 404]) === 200) own(id, { override: orNull(override) });
      return;
    }
    case 'clear': {
      const { id } = world.course('thinkific', action.course);
      const { status } = await api.delete(`${pathOf('thinkific', id)}/override`);
      if (expectOneOf(status, [204, 404]) === 204) own(id, { override: null });
      return;
    }
    case 'assign':
    case 'unassign':
      return assign(world, action);
    case 'link':
      return decideCourseLink(world, action);
    case 'accept':
    case 'decline':
      return decideProposal(world, action);
    default:
      return inBulk(world, action);
  }
}

async function assign(
  world: World,
  action: Extract<UserAction, { do: 'assign' | 'unassign' }>,
): Promise<void> {
  const { id } = world.course('udemy', action.course);
  const staff = world.staff[action.staff] ?? '';
  const path = `${ADMIN.udemy}/${encodeURIComponent(id)}/assign-staff`;
  const own = ownOf(world, id);
  const others = own.staff.filter((each) => each !== staff);
  const isNew = action.do === 'assign';
  const { status } = isNew
    ? await world.api(1).post(path, { staff_user_id: staff })
    : await world.api(1).delete(`${path}/${staff}`);
  if (expectOneOf(status, [201, 204, 404, 409]) > 204) return;
  world.own.set(id, { ...own, staff: isNew ? [...others, staff].sort() : others });
}

async function decideCourseLink(
  world: World,
  action: Extract<UserAction, { do: 'link' }>,
): Promise<void> {
  const [ours, theirs] = [
    world.course('thinkific', action.course).id,
    world.course('udemy', action.with).id,
  ];
  const { decision } = action;
  const { status } = await world.api(1).put('/api/admin/course-links', {
    thinkific_id: ours,
    udemy_id: theirs,
    decision,
  });
  const isKnown = [ours, theirs].every((id) => world.last.courses.has(id));
  const isTaken =
    decision === 'same' &&
    [...world.links].some(([link, said]) => {
      const ids = link.split(' ');
      return said === 'same' && ids.includes(ours) !== ids.includes(theirs);
    });
  expectOneOf(status, isKnown ? [isTaken ? 409 : 200] : [200, 404]);
  if (status !== 200) return;
  if (decision === 'open') world.links.delete(`${ours} ${theirs}`);
  else world.links.set(`${ours} ${theirs}`, decision);
}

async function decideProposal(
  world: World,
  action: Extract<UserAction, { do: 'accept' | 'decline' }>,
): Promise<void> {
  const waiting = [...world.last.courses.values()].filter(
    ({ platform, difference, own }) =>
      platform === action.at && difference !== null && own.rule === 'ask',
  );
  const found = waiting[action.course % waiting.length];
  if (!found) return;
  const id = encodeURIComponent(await world.apiId(action.at, found.id));
  const path = `/api/admin/sync-proposals/${action.at}/${id}/${action.do}`;
  const { status } = await world.api(1).post(path, { version: found.difference?.version });
  expectOneOf(status, [200, 204, 404, 409]);
  if (action.do === 'accept' && status === 200) world.accepted.push(found.id);
}

async function inBulk(
  world: World,
  action: Extract<UserAction, { do: 'bulk rule' | 'bulk show' | 'bulk level' }>,
): Promise<void> {
  const at = 'at' in action ? action.at : 'thinkific';
  const places = [...new Set(action.courses.map((place) => world.course(at, place).id))];
  const ids = places.filter((id) => world.last.courses.has(id));
  if (ids.length === 0) return;
  const values = bulkValues(action);
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

function bulkValues(
  action: Extract<UserAction, { do: 'bulk rule' | 'bulk show' | 'bulk level' }>,
): {
  sent: object;
  own: (own: OwnValues) => Partial<OwnValues>;
} {
  switch (action.do) {
    case 'bulk rule':
      return { sent: { sync_rule: action.rule }, own: () => ({ rule: action.rule }) };
    case 'bulk show':
      return { sent: { is_visible: action.visible }, own: () => ({ choice: action.visible }) };
    case 'bulk level': {
      const { level } = action;
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
