import { readFileSync } from 'node:fs';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn, type SignedIn } from '../../../test/sign-in.js';
import { insertTestimonial } from '../../testimonials/testimonial.factory.js';

interface Operation {
  operationId: string;
  requestBody?: object;
}

const spec = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, requestBody }]) =>
    requestBody || method === 'get'
      ? []
      : [{ operationId, method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '1') }],
  ),
);

/** As programs name them that send nothing: `Invoke-RestMethod`, `curl -d ''`, a header that always stands. */
const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];

describe('what takes no body', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());

  it('is many operations', () => {
    expect(operations.length).toBeGreaterThan(30);
  });

  it.each(operations)('asks $operationId for no type', async ({ method, path }) => {
    const { status } = await test.api.send(method, path);
    for (const type of TYPES) {
      const headers = { 'Content-Type': type };
      expect(await test.api.send(method, path, { headers, body: '' })).toMatchObject({ status });
    }
  });

  it.each(operations)('tells who sends $operationId a field', async ({ method, path }) => {
    expect(await admin.api.send(method, path, { body: { is_active: false } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'is_active', message: 'is not known here' }] },
    });
  });

  it('is done when a body has no fields', async () => {
    const id = await insertTestimonial(test.database);
    const path = `/api/admin/testimonials/${id}`;
    expect((await admin.api.send('DELETE', path, { body: {} })).status).toBe(204);
  });

  it.each(TYPES)('is done when an empty body is said to be %s', async (type) => {
    const id = await insertTestimonial(test.database);
    const path = `/api/admin/testimonials/${id}`;
    const sent = { headers: { 'Content-Type': type }, body: '' };
    expect((await admin.api.send('DELETE', path, sent)).status).toBe(204);
  });
});
