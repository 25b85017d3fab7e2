import type { DataSource } from 'typeorm';
import { UdemyCoursesAdminService } from '../src/catalogue/marketplace/admin/udemy-courses-admin.service.js';
import type { Bench } from './bench.js';
import { median } from './median.js';
import { connect, startDatabase } from './setup.js';
import { printTable } from './table.js';

const SIZES = [20, 200, 2_000];
const QUICK_SIZES = [20, 200];
const STAFF = 200;
const STAFF_PER_COURSE = 3;
const RUNS = 50;

const ADD_STAFF = `
  INSERT INTO users (username, name, email, role, password_hash)
  SELECT 'staff' || n, 'Staff ' || n, 'staff' || n || '@example.org', 'staff', 'none'
  FROM generate_series(1, ${STAFF}) AS n`;

const ADD_COURSES = `
  WITH added AS (
    INSERT INTO udemy_courses (udemy_id, title, url, is_paid)
    SELECT 'x01' || md5(n::text) || '==', 'Course ' || n, '/course/course-' || n || '/', n % 4 > 0
    FROM generate_series($1::int + 1, $2::int) AS n
    RETURNING udemy_id
  )
  INSERT INTO staff_assignments (udemy_id, staff_user_id)
  SELECT udemy_id, id FROM added
  CROSS JOIN LATERAL (
    SELECT id FROM users ORDER BY md5(udemy_id || id::text) LIMIT ${STAFF_PER_COURSE}
  ) AS chosen`;

export default async function benchUdemyCourses({ resources, quick, say }: Bench): Promise<void> {
  const dataSource = await connect(resources, await startDatabase(resources));
  const service = new UdemyCoursesAdminService(dataSource);
  const statements = countStatements(dataSource);

  await dataSource.query(ADD_STAFF);
  const rows = [];
  let size = 0;
  for (const wanted of quick ? QUICK_SIZES : SIZES) {
    await dataSource.query(ADD_COURSES, [size, wanted]);
    size = wanted;
    await dataSource.query('ANALYZE');
    say(`Listing ${size.toLocaleString('en')} courses`);
    const before = statements();
    const times = [];
    let bytes = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const started = performance.now();
      bytes = JSON.stringify(await service.list()).length;
      times.push(performance.now() - started);
    }
    rows.push({
      courses: size,
      staff: STAFF,
      assignments: size * STAFF_PER_COURSE,
      'statements a list': (statements() - before) / RUNS,
      'median (ms)': median(times).toFixed(1),
      'answer (KB)': Math.round(bytes / 1024),
    });
  }
  printTable(rows);
}

function countStatements(dataSource: DataSource): () => number {
  let count = 0;
  dataSource.logger = {
    logQuery: () => void (count += 1),
    logQueryError: () => undefined,
    logQuerySlow: () => undefined,
    logSchemaBuild: () => undefined,
    logMigration: () => undefined,
    log: () => undefined,
  };
  return () => count;
}
