import type { EntityManager } from 'typeorm';
import { UdemyCourse } from '../../catalogue/entities/udemy-course.entity.js';
import { assignCourses } from '../demo.queries.js';

const ASSIGNED: [username: string, slugs: string[]][] = [
  [
    'maria',
    [
      'sql-window-functions-step-by-step',
      'data-analysis-in-japanese-pandas-sql',
      'spreadsheets-to-dashboards-your-first-data-project',
      'forecasting-for-small-teams',
    ],
  ],
  [
    'james',
    [
      'python-for-busy-engineers',
      'git-in-90-minutes',
      'threat-modelling-for-web-developers',
      'forecasting-for-small-teams',
    ],
  ],
];

const HIDDEN = 'vector-databases-compared';

export async function insertStaffAssignments(manager: EntityManager): Promise<void> {
  for (const [username, slugs] of ASSIGNED) {
    await assignCourses(manager, username, slugs.map(pathOf));
  }
  await manager.update(UdemyCourse, { url: pathOf(HIDDEN) }, { visibilityChoice: false });
}

function pathOf(slug: string): string {
  return `/course/${slug}/`;
}
