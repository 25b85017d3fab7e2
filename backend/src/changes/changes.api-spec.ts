import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { insertCourse } from '../catalogue/courses/course.factory.js';
import { createDataSource } from '../database/data-source.js';
import { prepareChanges } from '../database/prepare-changes.queries.js';
import { insertTestimonial } from '../testimonials/testimonial.factory.js';
import type { Change } from './change.js';
import { consumeChanges, readChanges, readSnapshot } from './changes.queries.js';

const TABLES = ['courses', 'testimonials'];

describe('the change log', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let other: Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url).initialize();
    other = new Client({ connectionString: database.url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await dataSource.destroy();
    await database.drop();
  });

  const recordsOf = (changes: Change[]) => changes.map(({ record }) => record);
  const consume = async () => {
    let found: Change[] = [];
    await consumeChanges(dataSource, 'webhooks', TABLES, (changes) => {
      found = changes;
      return Promise.resolve();
    });
    return recordsOf(found);
  };

  it('is read once and completely, even if the first transaction commits last', async () => {
    const { manager } = dataSource;
    const first = await readSnapshot(manager);
    await other.query('BEGIN');
    await other.query(
      `INSERT INTO courses (thinkific_id, platform_id, name, on_sale) VALUES (7001, '7001', 'Begun first', true)`,
    );
    const id = await insertCourse(database);
    const second = await readChanges(manager, TABLES, first);
    expect(recordsOf(second.changes)).toEqual([String(id)]);
    await other.query('COMMIT');
    const third = await readChanges(manager, TABLES, second.now);
    expect(recordsOf(third.changes)).toEqual(['7001']);
    expect((await readChanges(manager, TABLES, third.now)).changes).toEqual([]);
  });

  it('commits the position of a consumer together with its work', async () => {
    await consume();
    const id = String(await insertCourse(database));
    const failing = consumeChanges(dataSource, 'webhooks', TABLES, () =>
      Promise.reject(new Error('The work failed.')),
    );
    await expect(failing).rejects.toThrow('The work failed.');
    const found = await Promise.all([consume(), consume()]);
    expect(found.flat()).toEqual([id]);
    expect(await consume()).toEqual([]);
  });

  it('delivers many changes in batches, each once, even if one fails', async () => {
    await consume();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(String(await insertCourse(database)));
    const parts: string[][] = [];
    const consumeParts = (fail: boolean) =>
      consumeChanges(
        dataSource,
        'webhooks',
        TABLES,
        (changes) => {
          if (fail && parts.length === 1) return Promise.reject(new Error('The work failed.'));
          parts.push(recordsOf(changes).map(String));
          return Promise.resolve();
        },
        2,
      );
    await expect(consumeParts(true)).rejects.toThrow('The work failed.');
    ids.push(String(await insertCourse(database)));
    await consumeParts(false);
    expect(parts.flat()).toEqual(ids);
    expect(Math.max(...parts.map(({ length }) => length))).toBe(2);
    expect(await consume()).toEqual([]);
  });

  it('records changed columns and those that rules need, and ignores updates without changes', async () => {
    const id = String(await insertCourse(database, { name: 'Forks', price: 10 }));
    await consume();
    const update = (set: string) =>
      database.query(`UPDATE courses SET ${set} WHERE thinkific_id = ${id}`);
    await update('price = 20');
    await update('price = 20, synced_at = now()');
    await update(`description = 'A text'`);
    const lines = await database.query(
      `SELECT operation, before, after FROM changes
       WHERE table_name = 'courses' AND record = $1 AND operation = 'update' ORDER BY id`,
      [id],
    );
    const seen = { is_visible: true, removed_at: null };
    expect(lines).toEqual([
      { operation: 'update', before: { ...seen, price: 10 }, after: { ...seen, price: 20 } },
      { operation: 'update', before: seen, after: { ...seen, description: 'changed' } },
    ]);
  });

  it('records nothing that visitors write about themselves', async () => {
    const id = await insertTestimonial(database, { student_name: 'Amara Nwosu' });
    await database.query(`UPDATE testimonials SET quote = 'Amara again' WHERE id = $1`, [id]);
    await database.query('DELETE FROM testimonials WHERE id = $1', [id]);
    const lines = await database.query(
      `SELECT operation, before, after FROM changes
       WHERE table_name = 'testimonials' AND record = $1 ORDER BY id`,
      [id],
    );
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toContain('Amara');
    expect(lines[1]).toMatchObject({ after: { quote: 'changed' } });
  });

  it('counts as read after a restore into another cluster, and continues from there', async () => {
    await insertCourse(database);
    await database.query(`
      BEGIN; SET LOCAL session_replication_role = replica;
      UPDATE changes SET transaction = '9000000000' WHERE id = (SELECT max(id) FROM changes);
      UPDATE change_positions SET seen = '9000000000:9000000000:';
      UPDATE hash_chain_state SET seen = '9000000000:9000000000:'; COMMIT`);
    await prepareChanges(dataSource);
    expect(await consume()).toEqual([]);
    const id = String(await insertCourse(database));
    expect(await consume()).toEqual([id]);
    await database.query('SELECT hash_changes(5000)');
    expect(
      await database.query(
        'SELECT FROM changes WHERE NOT EXISTS (SELECT FROM change_hashes WHERE change_id = id)',
      ),
    ).toEqual([]);
  });
});
