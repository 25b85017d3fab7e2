import type { EntityManager } from 'typeorm';

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
    await manager.query(
      `INSERT INTO staff_assignments (udemy_id, staff_user_id)
       SELECT course.udemy_id, staff.id
       FROM udemy_courses AS course
       JOIN users AS staff ON staff.username = $1 AND staff.role = 'staff'
       WHERE course.url = ANY ($2)
       ORDER BY course.title
       ON CONFLICT DO NOTHING`,
      [username, slugs.map(pathOf)],
    );
  }
  await manager.query('UPDATE udemy_courses SET visibility_choice = false WHERE url = $1', [
    pathOf(HIDDEN),
  ]);
}

function pathOf(slug: string): string {
  return `/course/${slug}/`;
}
