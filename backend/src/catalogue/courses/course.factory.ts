import type { TestDatabase } from '../../../test/database.js';

let lastId = 1000;

export async function insertCourse(
  database: TestDatabase,
  values: Record<string, unknown> = {},
): Promise<number> {
  lastId += 1;
  const row = {
    thinkific_id: lastId,
    platform_id: String(lastId),
    name: `Course ${lastId}`,
    description: '<p>First.</p><p>Second.</p>',
    description_text: 'First.\n\nSecond.',
    image_url: `https://cdn.example.org/${lastId}.svg`,
    price: 49.5,
    category: 'AI',
    duration: '6 weeks',
    curriculum: ['One', 'Two'],
    enroll_url: `https://school.example.org/enroll/${lastId}`,
    position: lastId,
    on_sale: true,
    ...values,
  };
  row.platform_id = String(row.thinkific_id);
  await insert(database, 'courses', row);
  return row.thinkific_id;
}

export function insertOverride(
  database: TestDatabase,
  id: number,
  values: Record<string, unknown>,
) {
  return insert(database, 'course_overrides', { thinkific_id: id, ...values });
}

async function insert(database: TestDatabase, table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await database.query(
    `INSERT INTO ${table} (${columns.join()}) VALUES (${places.join()})`,
    Object.values(row),
  );
}
