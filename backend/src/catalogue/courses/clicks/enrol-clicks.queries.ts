import type { DataSource } from 'typeorm';

/** Stores one row per course and day, so that clicks cannot fill the disk. */
export async function countEnrolClick(dataSource: DataSource, courseId: string): Promise<void> {
  await dataSource.query(
    `INSERT INTO enrol_clicks (day, thinkific_id) VALUES ((now() AT TIME ZONE 'UTC')::date, $1)
     ON CONFLICT (day, thinkific_id) DO UPDATE SET clicks = enrol_clicks.clicks + 1`,
    [courseId],
  );
}
