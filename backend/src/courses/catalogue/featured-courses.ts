import type { DataSource } from 'typeorm';
import type { OutlinedCourse } from './catalogue-outline.service.js';

/** Why a course may stand on the home page. */
export interface Standing {
  isChosen: boolean;
  /** How often visitors went on to enrol, in the 30 days before today. */
  clicks: number;
}

/** Of the courses that have any. */
export async function readStandings(dataSource: DataSource): Promise<Map<string, Standing>> {
  const rows = await dataSource.query<({ id: string } & Standing)[]>(`
    SELECT thinkific_id AS id, featured_at IS NOT NULL AS "isChosen",
      coalesce(clicks, 0)::float8 AS clicks
    FROM featured_courses FULL JOIN recent_enrol_clicks USING (thinkific_id)`);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

/**
 * One of each category: one that an admin has chosen, else the one with the most enrol clicks; where
 * several are chosen, or none is clicked, the first in the catalogue. Others only where there are
 * fewer categories than places.
 */
export function featuredOf(
  courses: readonly OutlinedCourse[],
  standings: ReadonlyMap<string, Standing>,
  count: number,
): OutlinedCourse[] {
  const rankOf = ({ id }: OutlinedCourse) => {
    const { isChosen = false, clicks = 0 } = standings.get(id) ?? {};
    return isChosen ? Number.MAX_SAFE_INTEGER : clicks;
  };
  const ranked = courses.toSorted((one, other) => rankOf(other) - rankOf(one));
  const ofCategories = [...Map.groupBy(ranked, ({ category }) => category).values()];
  const firsts = ofCategories.flatMap(([first]) => first ?? []);
  return [...new Set([...firsts, ...ranked])].slice(0, count);
}
