import { readFileSync } from 'node:fs';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn, type SignedIn } from '../../../test/sign-in.js';
import { insertCourse, insertOverride } from '../../catalogue/courses/course.factory.js';

interface Operation {
  operationId: string;
  requestBody?: { required?: boolean; content: Record<string, object> };
}

const spec = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, requestBody }]) =>
    requestBody?.required && requestBody.content['application/json']
      ? [{ operationId, method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '1') }]
      : [],
  ),
);

describe('a JSON body that the description requires', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());

  it('is one of every operation that takes any', () => {
    expect(operations.length).toBeGreaterThan(10);
  });

  const MISSED = {
    status: 400,
    body: { errors: [{ field: 'body', message: 'is missing; it must be a JSON object' }] },
  };

  it.each(operations)('is missed by $operationId', async ({ method, path }) => {
    expect(await admin.api.send(method, path)).toMatchObject(MISSED);
  });

  it.each(operations)('is no body without content for $operationId', async ({ method, path }) => {
    const headers = { 'Content-Type': 'application/json' };
    expect(await admin.api.send(method, path, { headers, body: '' })).toMatchObject(MISSED);
  });

  it('keeps an override when it is forgotten', async () => {
    const id = await insertCourse(test.database);
    await insertOverride(test.database, id, { title: 'Kept' });
    const { status } = await admin.api.put(`/api/admin/courses/${id}/override`);
    expect(status).toBe(400);
    expect(await test.database.query('SELECT title FROM course_overrides')).toEqual([
      { title: 'Kept' },
    ]);
  });
});
