import { jest } from '@jest/globals';
import { createTestApp } from '../../../../test/create-test-app.js';
import { until } from '../../../../test/until.js';
import { ContentChangesService } from '../../../cache/content-changes.service.js';
import { CoursesService } from '../courses.service.js';

it('parts of the list of thousands of courses are read one block after the other, and are refused where too many wait', async () => {
  await using resources = new AsyncDisposableStack();
  const test = await createTestApp({});
  resources.defer(() => test.close());
  await test.database.query(
    `INSERT INTO courses (thinkific_id, platform_id, name, description_text, price, enroll_url, position, on_sale)
     SELECT number, number::text, 'Course', '', 1, 'https://school.example.org', number, true
     FROM generate_series(1, 6500) number`,
  );
  await test.app.get(ContentChangesService).caughtUp();
  const released = Promise.withResolvers<void>();
  const courses = test.app.get(CoursesService);
  const read = courses.listByIds.bind(courses);
  const reads = jest.spyOn(courses, 'listByIds').mockImplementation(async (asked) => {
    await released.promise;
    return read(asked);
  });
  const refused: unknown[] = [];
  const asked = Array.from({ length: 64 }, async (_, block) => {
    const cursor = cursorOf(`${block * 100 + 1}.${block * 100 + 1}`);
    const { status, headers } = await test.api.get(`/api/courses?limit=1&cursor=${cursor}`);
    if (status !== 200) refused.push([status, headers.get('retry-after')]);
    return status;
  });
  await until(() => refused.length === 3 && reads.mock.calls.length > 0);
  expect(refused).toEqual(Array(3).fill([503, '5']));
  expect(reads).toHaveBeenCalledTimes(1);

  released.resolve();
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(61);
});

const cursorOf = (text: string) => Buffer.from(text).toString('base64url');
