import { type Manager, queryValue } from '../../common/sql/query.js';
import { batches } from '../changes/mirror-table.js';
import type { PlatformName } from '../../common/platforms.js';
import type { Curricula, ScannedCatalogue } from '../platform.js';
import { THINKIFIC_COURSES, type ThinkificCourseRow } from '../platforms/course-row.js';

export interface DueCourse {
  id: string;
  listed: number[];
  row: ThinkificCourseRow;
}

/** The pending difference. Courses that follow the platform may still store an old one. */
const WAITING = `CASE WHEN sync_rule <> 'follow' THEN difference END`;

/** New courses first, then those with changed chapters, then the longest unchecked; each once a day. */
const IS_DUE = `removed_at IS NULL AND (${WAITING}) ->> 'kind' IS DISTINCT FROM 'removed'
  AND (looked_at IS NULL OR seen IS DISTINCT FROM listed OR looked_at < now() - interval '1 day')`;

const DUE = `FROM course_curricula AS look JOIN courses AS course USING (thinkific_id) WHERE ${IS_DUE}`;

export function countDue(manager: Manager): Promise<number> {
  return queryValue(manager, `SELECT count(*)::int ${DUE}`);
}

export function dueCourses(manager: Manager, most: number): Promise<DueCourse[]> {
  return manager.query<DueCourse[]>(
    `SELECT thinkific_id::text AS id, to_jsonb(listed) AS listed,
       coalesce(nullif((${WAITING}) -> 'row', 'null'), (SELECT jsonb_object_agg(key, value)
         FROM jsonb_each(to_jsonb(course)) WHERE key = ANY ($1))) AS row
     ${DUE}
     ORDER BY looked_at IS NOT NULL, seen IS NOT DISTINCT FROM listed, looked_at, thinkific_id
     LIMIT $2`,
    [Object.keys({ ...THINKIFIC_COURSES.columns, ...THINKIFIC_COURSES.facts }), most],
  );
}

export async function knownCurricula(manager: Manager): Promise<Map<string, string[]>> {
  const known = await manager.query<{ id: string; curriculum: string[] }[]>(
    'SELECT thinkific_id::text AS id, curriculum FROM course_curricula',
  );
  return new Map(known.map(({ id, curriculum }) => [id, curriculum]));
}

/** Returns the curricula of all courses of a platform, by its ids. */
export async function curriculaOf(manager: Manager, platform: PlatformName): Promise<Curricula> {
  const known = await manager.query<{ id: string; curriculum: string[] }[]>(
    'SELECT platform_id AS id, curriculum FROM courses WHERE platform = $1',
    [platform],
  );
  return new Map(known.map(({ id, curriculum }) => [id, curriculum]));
}

/**
 * Stores chapter ids and the curricula that were read, without writing unchanged ones.
 * @param isRound whether these courses were due, so that the time is recorded
 */
export async function keepCurricula(
  manager: Manager,
  { chapters = new Map(), problems, rows }: ScannedCatalogue,
  isRound: boolean,
): Promise<void> {
  const looks = [...chapters].flatMap(([id, { listed, isRead }]) => {
    const row = rows.get(id);
    if (!row) return [];
    const curriculum = 'curriculum' in row ? row.curriculum : [];
    return [{ id, listed, is_read: isRead, curriculum }];
  });
  for (const batch of batches(looks)) {
    await manager.query(
      `INSERT INTO course_curricula AS stored (thinkific_id, listed, seen, curriculum, looked_at)
       SELECT look.id, look.listed, CASE WHEN is_read THEN look.listed ELSE seen END,
         CASE WHEN is_read THEN look.curriculum ELSE coalesce(known.curriculum, '{}') END,
         CASE WHEN is_read THEN now() ELSE looked_at END
       FROM json_to_recordset($1)
         AS look (id bigint, listed bigint[], is_read boolean, curriculum text[])
       LEFT JOIN course_curricula AS known ON known.thinkific_id = look.id
       WHERE known.thinkific_id IS NULL OR known.listed <> look.listed
         OR is_read AND ($2 OR seen IS DISTINCT FROM look.listed OR known.curriculum <> look.curriculum)
       ON CONFLICT (thinkific_id) DO UPDATE SET listed = EXCLUDED.listed, seen = EXCLUDED.seen,
         curriculum = EXCLUDED.curriculum, looked_at = EXCLUDED.looked_at`,
      [batch, isRound],
    );
  }
  if (!isRound) return;
  await manager.query(
    `UPDATE course_curricula SET looked_at = now(), seen = listed WHERE thinkific_id::text = ANY ($1)`,
    [problems.flatMap(({ courseId }) => courseId ?? [])],
  );
}
