import type { Change, ChangeRule, Queryable, RecordChange } from '../change.js';
import { apiKeys } from './api-keys.js';
import { courseOverrides } from './course-overrides.js';
import { courses } from './courses.js';
import { distinctCourses } from './distinct-courses.js';
import { featuredCourses } from './featured-courses.js';
import { invitations } from './invitations.js';
import { joinedCourses } from './joined-courses.js';
import { newsletterSubscriptions } from './newsletter-subscriptions.js';
import { passkeys } from './passkeys.js';
import { pictures } from './pictures.js';
import { savedViews } from './saved-views.js';
import { sessions } from './sessions.js';
import { staffAssignments } from './staff-assignments.js';
import { syncRuns } from './sync-runs.js';
import { testimonials } from './testimonials.js';
import { twoFactors } from './two-factors.js';
import { udemyCourses } from './udemy-courses.js';
import { userLinks } from './user-links.js';
import { users } from './users.js';
import { webhookEndpoints } from './webhook-endpoints.js';

export const RULES: Readonly<Record<string, ChangeRule>> = {
  api_keys: apiKeys,
  course_overrides: courseOverrides,
  courses,
  distinct_courses: distinctCourses,
  featured_courses: featuredCourses,
  invitations,
  joined_courses: joinedCourses,
  newsletter_subscriptions: newsletterSubscriptions,
  passkeys,
  pictures,
  saved_views: savedViews,
  sessions,
  staff_assignments: staffAssignments,
  sync_runs: syncRuns,
  testimonials,
  two_factors: twoFactors,
  udemy_courses: udemyCourses,
  user_links: userLinks,
  users,
  webhook_endpoints: webhookEndpoints,
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
