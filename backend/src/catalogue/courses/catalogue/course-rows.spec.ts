import type { Changed, CacheTag } from '../../../cache/cache-tags.js';
import { CourseRows } from './course-rows.js';

interface Row {
  id: string;
  position: number;
  title: string;
}

/** Rows of a table that is changed while it is read, and how each reading ends. */
class Table {
  readonly readings: { ids: string[] | undefined; end: () => void; fail: () => void }[] = [];
  private readonly rows = new Map<string, Row>();
  private listener: (changed: Changed) => void = () => undefined;

  readonly kept = new CourseRows<Row>(
    { watch: 'listening', onChange: (listener) => (this.listener = listener) },
    (ids) => this.read(ids),
  );

  put(id: string, title: string): void {
    this.rows.set(id, { id, position: Number(id), title });
    this.listener(new Set<CacheTag>(['courses', `course ${id}`]));
  }

  private read(ids?: string[]): Promise<Row[]> {
    const rows = [...this.rows.values()].filter(({ id }) => ids?.includes(id) ?? true);
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
    this.readings.push({ ids, end: () => resolve(rows), fail: () => reject(new Error('Away.')) });
    return promise;
  }
}

const turn = () => new Promise(setImmediate);

describe('the rows of courses', () => {
  let table: Table;

  beforeEach(async () => {
    table = new Table();
    table.put('1', 'One');
    table.put('2', 'Two');
    const list = table.kept.list();
    await turn();
    table.readings[0]?.end();
    expect((await list).map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  const list = () => table.kept.list().then((rows) => rows.map(({ title }) => title));
  const idsRead = () => table.readings.slice(1).map(({ ids }) => ids);

  it('are read again only where they changed', async () => {
    expect(await list()).toEqual(['One', 'Two']);
    table.put('2', 'Second');
    const changed = list();
    await turn();
    table.readings[1]?.end();
    expect(await changed).toEqual(['One', 'Second']);
    expect(idsRead()).toEqual([['2']]);
  });

  it('are those of the last change, though an earlier reading ends later', async () => {
    table.put('1', 'Early');
    const early = list();
    await turn();
    table.put('1', 'Late');
    const late = list();
    for (const place of [2, 1, 2]) {
      await turn();
      table.readings[place]?.end();
    }
    await early;
    expect(await late).toEqual(['Late', 'Two']);
    expect(await list()).toEqual(['Late', 'Two']);
  });

  it('are all read after a reading that failed', async () => {
    table.put('1', 'First');
    const failed = list();
    await turn();
    table.readings[1]?.fail();
    await expect(failed).rejects.toThrow('Away.');
    const next = list();
    await turn();
    table.readings[2]?.end();
    expect(await next).toEqual(['First', 'Two']);
    expect(idsRead()).toEqual([['1'], undefined]);
  });
});
