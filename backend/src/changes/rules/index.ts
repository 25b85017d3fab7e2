import type { Change, ChangeRule, Queryable, RecordChange } from '../change.js';
import { AUDITED_ONLY } from './audited-only.js';
import { courseOverrides } from './course-overrides.js';
import { courses, featuredCourses } from './courses.js';
import { joinedCourses } from './joined-courses.js';
import { pictures } from './pictures.js';
import { staffAssignments, udemyCourses } from './udemy-courses.js';
import { syncRuns } from './sync-runs.js';
import { testimonials } from './testimonials.js';

export const RULES: Readonly<Record<string, ChangeRule>> = {
  ...AUDITED_ONLY,
  course_overrides: courseOverrides,
  courses,
  featured_courses: featuredCourses,
  joined_courses: joinedCourses,
  pictures,
  staff_assignments: staffAssignments,
  sync_runs: syncRuns,
  testimonials,
  udemy_courses: udemyCourses,
};

export function tablesWith(kind: keyof ChangeRule): string[] {
  return Object.keys(RULES).filter((table) => RULES[table]?.[kind] !== undefined);
}

type Asked = 'cacheTags' | 'webhooks' | 'pictures';
type Answers<Kind extends Asked> = Awaited<ReturnType<NonNullable<ChangeRule[Kind]>>>;

/** Runs one kind of rule for the changes of each table. */
export async function askRules<Kind extends Asked>(
  kind: Kind,
  changes: readonly Change[],
  database: Queryable,
): Promise<Answers<Kind>[number][]> {
  const answers: Answers<Kind>[number][] = [];
  for (const [table, ofTable] of Map.groupBy(changes, (change) => change.table_name)) {
    answers.push(...((await RULES[table]?.[kind]?.(ofTable as RecordChange[], database)) ?? []));
  }
  return answers;
}
