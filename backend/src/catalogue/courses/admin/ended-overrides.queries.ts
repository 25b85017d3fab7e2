import { randomUUID } from 'node:crypto';
import { type Manager, queryColumn } from '../../../common/sql/query.js';
import type { OverrideRow } from '../course-override.rules.js';
import type { Course } from '../../entities/course.entity.js';
import { idsOf } from './override-fields.queries.js';

export interface EndedOverride {
  thinkific_id: string;
  version: number;
  before: OverrideRow;
}

const RECENT = `undo_id = $1 AND ended_at > now() - interval '30 minutes'`;

/** Returns the ids of courses whose overrides were removed together within the last half hour. */
export function findEnded(manager: Manager, id: string): Promise<string[]> {
  return queryColumn(manager, `SELECT thinkific_id FROM ended_overrides WHERE ${RECENT}`, [id]);
}

export async function takeEnded(manager: Manager, id: string): Promise<EndedOverride[]> {
  const [taken] = await manager.query<[EndedOverride[], number]>(
    `DELETE FROM ended_overrides WHERE ${RECENT} RETURNING thinkific_id, version, before`,
    [id],
  );
  return taken;
}

/** Stores removed overrides for half an hour. @returns the id to undo with, or null if there are none */
export async function keepEnded(manager: Manager, changed: Course[]): Promise<string | null> {
  await manager.query(`DELETE FROM ended_overrides WHERE ended_at < now() - interval '1 hour'`);
  if (changed.length === 0) return null;
  const id = randomUUID();
  await manager.query(
    `INSERT INTO ended_overrides (undo_id, thinkific_id, version, before)
     SELECT $1, ended.* FROM unnest($2::bigint[], $3::int[], $4::jsonb[]) AS ended`,
    [
      id,
      idsOf(changed),
      changed.map(({ overrideVersion }) => overrideVersion + 1),
      changed.map(({ override }) => JSON.stringify(override)),
    ],
  );
  return id;
}
