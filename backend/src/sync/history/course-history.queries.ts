import type { RecordChange } from '../../changes/change.js';
import type { Manager } from '../../common/sql/query.js';
import type { PlatformName } from '../../common/platforms.js';
import type { FieldValues } from '../../catalogue/differences/field-changes.js';
import type { ChangeKind } from '../../catalogue/differences/field-change.dto.js';

const MOST = 1_000;

/** The tables of courses, by what the API calls their records. */
export type CourseTable = 'courses' | 'udemy_courses';

const IDS: Record<CourseTable, { id: string; key: string }> = {
  courses: { id: 'thinkific_id', key: 'platform_id' },
  udemy_courses: { id: 'udemy_id', key: 'udemy_id' },
};

/** Returns the platform of a course and its id there. */
export async function findOnPlatform(
  manager: Manager,
  table: CourseTable,
  id: string,
): Promise<{ platform: PlatformName; key: string } | undefined> {
  const columns = IDS[table];
  const [found] = await manager.query<{ platform: PlatformName; key: string }[]>(
    `SELECT platform, ${columns.key} AS key FROM ${table} WHERE ${columns.id}::text = $1`,
    [id],
  );
  return found;
}

export interface RunChange {
  at: Date;
  kind: ChangeKind;
  by: string | null;
  run: number;
  is_undo: boolean;
  fields: FieldValues;
}

export function findRunChanges(
  manager: Manager,
  { platform, key }: { platform: PlatformName; key: string },
): Promise<RunChange[]> {
  return manager.query<RunChange[]>(
    `SELECT run.finished_at AS at, change.kind, starter.name AS by, run.id::int AS run,
       run.trigger = 'undo' AS is_undo, change.fields
     FROM sync_changes AS change
     JOIN sync_runs AS run ON run.id = change.run_id
     LEFT JOIN users AS starter ON starter.id = run.started_by AND starter.deleted_at IS NULL
     WHERE change.course_id = $2 AND change.held_by IS NULL
       AND run.platform = $1 AND run.status IN ('succeeded', 'partial')
     ORDER BY run.id DESC LIMIT ${MOST}`,
    [platform, key],
  );
}

const nameOf = (id: string) => `coalesce(
  (SELECT name FROM users WHERE users.id::text = ${id}),
  (SELECT gone.before ->> 'name' FROM changes AS gone
   WHERE gone.table_name = 'users' AND gone.record = ${id} AND gone.operation = 'delete'
   ORDER BY gone.at DESC, gone.id DESC LIMIT 1))`;

export type CourseAction = RecordChange & { by: string | null };

/**
 * The actions of users on a course, newest first. Rows that syncs write, too, are included if they contain an admin's
 * choice.
 */
const ACTIONS: Record<CourseTable, string> = {
  courses: `(table_name IN ('course_overrides', 'linked_courses') OR table_name = 'courses'
      AND after ?| '{visibility_choice,sync_rule,difference}') AND record = $1`,
  udemy_courses: `(table_name = 'staff_assignments' OR table_name = 'udemy_courses'
      AND after ?| '{visibility_choice,sync_rule,difference}') AND record = $1
    OR table_name = 'linked_courses' AND coalesce(after, before) ->> 'udemy_id' = $1`,
};

export function findCourseActions(
  manager: Manager,
  table: CourseTable,
  id: string,
): Promise<CourseAction[]> {
  return manager.query<CourseAction[]>(
    `SELECT id, at, table_name, record, operation, before, after,
       ${nameOf('changes.actor_id::text')} AS by
     FROM changes WHERE (${ACTIONS[table]}) AND at > now() - interval '1 year'
     ORDER BY at DESC, id DESC LIMIT ${MOST}`,
    [id],
  );
}

const OTHER_TITLE: Record<CourseTable, string> = {
  courses: '(SELECT title FROM udemy_courses WHERE udemy_id = given.id)',
  udemy_courses: `(SELECT coalesce(override.title, course.name) FROM courses AS course
    LEFT JOIN course_overrides AS override USING (thinkific_id) WHERE thinkific_id::text = given.id)`,
};

export async function findNames(
  manager: Manager,
  table: CourseTable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await manager.query<{ id: string; name: string | null }[]>(
    `SELECT id, coalesce(${nameOf('given.id')}, ${OTHER_TITLE[table]}) AS name
     FROM unnest($1::text[]) AS given (id)`,
    [ids],
  );
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}
