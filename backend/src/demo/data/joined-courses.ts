import type { EntityManager } from 'typeorm';

const SQL = { thinkificId: 2201178, url: '/course/sql-window-functions-step-by-step/' };

/** One course that is on both platforms, so that a page with two offers is there to look at. */
export async function insertJoinedCourse(manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO joined_courses (thinkific_id, udemy_id)
     SELECT course.thinkific_id, udemy.udemy_id
     FROM courses AS course JOIN udemy_courses AS udemy ON udemy.url = $2
     WHERE course.thinkific_id = $1
     ON CONFLICT DO NOTHING`,
    [SQL.thinkificId, SQL.url],
  );
}
