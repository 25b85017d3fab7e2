import type { Change, ChangeRule, Queryable, RecordChange } from '../change.js';
import { AUDITED_ONLY } from './audited-only.js';
import { campaigns } from './campaigns.js';
import { courseOverrides } from './course-overrides.js';
import { bundles } from './bundles.js';
import { coursePromotions } from './course-promotions.js';
import { courses, featuredCourses } from './courses.js';
import { courseInstructors, instructors } from './instructors.js';
import { linkedCourses } from './linked-courses.js';
import { pictures } from './pictures.js';
import { offerings } from './offerings.js';
import { registrations } from './registrations.js';
import { redirects } from './redirects.js';
import { staffAssignments, udemyCoupons, udemyCourses } from './udemy-courses.js';
import { storedSettings } from './stored-settings.js';
import { siteDraft, siteVersions } from './site.js';
import { syncRuns } from './sync-runs.js';
import { testimonials } from './testimonials.js';
import { users } from './users.js';

export const RULES: Readonly<Record<string, ChangeRule>> = {
  ...AUDITED_ONLY,
  campaigns,
  bundles,
  course_instructors: courseInstructors,
  course_overrides: courseOverrides,
  course_promotions: coursePromotions,
  courses,
  featured_courses: featuredCourses,
  instructors,
  linked_courses: linkedCourses,
  pictures,
  site_draft: siteDraft,
  site_versions: siteVersions,
  offerings,
  registrations,
  redirects,
  staff_assignments: staffAssignments,
  stored_settings: storedSettings,
  sync_runs: syncRuns,
  testimonials,
  udemy_coupons: udemyCoupons,
  udemy_courses: udemyCourses,
  users,
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
