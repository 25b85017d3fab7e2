import assert from 'node:assert/strict';
import type { Observation, ObservedRun, StoredCourse } from './observe.js';
import type { World } from './world.js';

const WRITTEN = ['succeeded', 'partial'];

export interface Step {
  before: Observation;
  after: Observation;
  /** Something changed during the run, so it may have seen an intermediate state of the platform. */
  isMixed?: boolean;
  undone?: Undone;
  /** Courses whose pending changes an admin has accepted. */
  accepted?: string[];
}

/** What was undone: all of a run, or one course. */
interface Undone {
  run: number;
  only: string | null;
}

export function newRuns({ before, after }: Step): ObservedRun[] {
  const known = new Map(before.runs.map((run) => [run.id, run]));
  return after.runs.filter((run) => known.get(run.id)?.status !== run.status);
}

function writingRuns(step: Step): ObservedRun[] {
  return newRuns(step).filter(({ status }) => WRITTEN.includes(status));
}

/** Checks the effects of a step against what it may do. */
export function checkStep(world: World, step: Step): void {
  const runs = writingRuns(step);
  const changed = changedIds(step);
  const recorded = runs.flatMap(({ changes }) =>
    changes.filter(({ held }) => held === null).map(({ id }) => id),
  );
  for (const id of changed) {
    assert.ok(recorded.includes(id), `${id} was changed, but no run says so`);
  }
  const [run] = runs;
  if (run && runs.length === 1) checkRun(world, step, run, changed);
  for (const each of runs) {
    world.effects.set(each.id, runs.length === 1 ? { ...step } : null);
  }
  for (const id of changed) checkCourse(world, step, id);
  checkOwn(world, step.after);
  checkAlone(step.after);
}

export function changedIds({ before, after }: Pick<Step, 'before' | 'after'>): string[] {
  return [...after.courses.values()]
    .filter((course) => !isSame(before.courses.get(course.id), course))
    .map(({ id }) => id);
}

function isSame(one: StoredCourse | undefined, other: StoredCourse | undefined): boolean {
  return one?.row === other?.row && one?.isRemoved === other?.isRemoved;
}

/** Checks a run that was the only writer in this step. */
function checkRun(world: World, step: Step, run: ObservedRun, changed: string[]): void {
  const written = run.changes.filter(({ held }) => held === null).map(({ id }) => id);
  if (step.undone === undefined) {
    assert.deepEqual(written.toSorted(), changed.toSorted(), `run ${run.id} lists what it changed`);
  } else checkUndo(world, step, step.undone);
  for (const id of run.problems) {
    assert.ok(id === null || !changed.includes(id), `${id} could not be read, but was changed`);
  }
  const isWhole = run.scope === 'platform' && run.trigger !== 'undo';
  if (!isWhole || step.isMixed || run.problems.includes(null)) return;
  for (const model of world.coursesOf(run.platform)) {
    if (run.problems.includes(model.id) || world.reported.has(model.id)) continue;
    const stored = step.after.courses.get(model.id);
    if ((stored?.own.rule ?? 'follow') === 'follow') checkCurrent(world, model.id, stored);
  }
}

function checkCourse(world: World, step: Step, id: string): void {
  const before = step.before.courses.get(id);
  const after = step.after.courses.get(id);
  if (!after) return;
  const wasFrozen = before?.own.rule === 'frozen' && after.own.rule === 'frozen';
  assert.ok(!wasFrozen, `${id} is frozen, but was changed`);
  if (step.undone !== undefined) return;
  const hasAsked = before?.own.rule === 'ask' && after.own.rule === 'ask';
  assert.ok(!hasAsked || step.accepted?.includes(id), `${id} was changed, but nobody accepted it`);
  const model = world.models.get(id);
  // The platform's lists are read one after the other, so a course may disappear in between.
  if (step.isMixed && model?.wasGone) return;
  const isSaid = step.isMixed ? model?.hadEachPart(after) : model?.had(after);
  assert.ok(isSaid, `the platform never said of ${id}: ${after.row}`);
}

/** Checks that each course that nobody else has changed is as before the run. */
function checkUndo(world: World, step: Step, { run: undone, only }: Undone): void {
  const expected = undoable(world, step.before, undone);
  if (expected === null) return;
  const wanted = expected.filter((id) => only === null || id === only);
  assert.deepEqual(changedIds(step).toSorted(), wanted.toSorted(), `what run ${undone} changed`);
  for (const id of wanted) {
    const before = world.effects.get(undone)?.before.courses.get(id);
    const now = step.after.courses.get(id);
    if (before && !before.isRemoved) assert.ok(isSame(before, now), `${id} did not go back`);
    else assert.ok(now?.isRemoved, `${id} is still there`);
  }
}

/** Returns the courses that a run has changed last and that are not frozen; null if unknown. */
export function undoable(world: World, now: Observation, undone: number): string[] | null {
  const effect = world.effects.get(undone);
  const later = [...world.effects].filter(([id]) => id > undone);
  if (!effect || later.some(([, each]) => each === null)) return null;
  const touched = new Set(later.flatMap(([, each]) => (each ? changedIds(each) : [])));
  return changedIds(effect).filter(
    (id) => !touched.has(id) && now.courses.get(id)?.own.rule !== 'frozen',
  );
}

export function checkCurrent(world: World, id: string, stored: StoredCourse | undefined): void {
  const model = world.models.get(id);
  if (!model?.isThere) {
    assert.ok(stored?.isRemoved ?? true, `${id} is gone from the platform`);
    return;
  }
  assert.equal(stored?.row, model.current, `${id} is as on the platform`);
  assert.equal(stored.isRemoved, false, `${id} is there`);
}

/** Checks that overrides, visibility, rules and assignments come from the actions only. */
function checkOwn(world: World, after: Observation): void {
  for (const { id, own } of after.courses.values()) {
    assert.deepEqual(own, ownOf(world, id), `what admins chose for ${id}`);
  }
  const said = [...world.links].map(([link, decision]) => `${decision} ${link}`);
  assert.deepEqual(after.links.toSorted(), said.sort(), 'which courses are the same');
}

export function ownOf(world: World, id: string) {
  const none = { rule: 'follow', choice: null, override: null, staff: [] };
  return world.own.get(id) ?? none;
}

/** Checks that no two runs of a platform overlap. */
function checkAlone({ runs }: Observation): void {
  const done = runs.filter(({ status }) => WRITTEN.includes(status));
  for (const one of done) {
    const other = done.find(
      (each) =>
        each.id > one.id &&
        each.platform === one.platform &&
        each.started < (one.finished ?? Infinity),
    );
    assert.equal(other, undefined, `runs ${one.id} and ${other?.id} at a time`);
  }
}

/** After a successful run, everything matches the platform or has a pending difference. */
export function checkEnd(world: World, { courses }: Observation): void {
  for (const model of world.models.values()) {
    const stored = courses.get(model.id);
    if ((stored?.own.rule ?? 'follow') === 'follow') {
      checkCurrent(world, model.id, stored);
      assert.equal(stored?.difference ?? null, null, `${model.id} has nothing to wait for`);
      continue;
    }
    const isCurrent = model.isThere
      ? stored?.row === model.current && !stored.isRemoved
      : stored?.isRemoved;
    const { difference = null } = stored ?? {};
    assert.equal(difference === null, isCurrent, `whether ${model.id} says that it differs`);
  }
}
