import { readFileSync } from 'node:fs';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn, type SignedIn } from '../../../test/sign-in.js';
import type { ProblemDto } from '../../common/problem/problem.dto.js';

interface Answer {
  description?: string;
  content?: Record<string, { example?: ProblemDto }>;
}

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, object> };
  responses: Record<string, Answer | undefined>;
}

const spec = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

const responses = Object.values(spec.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap((operation) => Object.entries(operation.responses));

const operations = Object.values(spec.paths).flatMap((methods) =>
  Object.entries(methods).map(([method, operation]) => ({
    operationId: operation.operationId,
    method: method.toUpperCase(),
    hasBody: operation.requestBody?.content['application/json'] !== undefined,
    exampleOf: (status: number) =>
      operation.responses[status]?.content?.['application/problem+json']?.example,
    path: operation.responses[400]?.content?.['application/problem+json']?.example?.instance ?? '',
  })),
);

const withBody = operations.filter(({ hasBody }) => hasBody);
/** Unsigned requests get no other response. */
const unsigned = operations.filter(({ path }) => !path.startsWith('/api/webhooks/'));
const guarded = operations.filter(({ path }) => /^\/api\/admin\/(?!login|setup\/)/.test(path));
const forAdmins = guarded.filter(
  ({ exampleOf }) => exampleOf(403)?.detail === 'This is for users with the role admin.',
);
const ofOne = operations.filter(({ hasBody, exampleOf }) => !hasBody && exampleOf(404));

/** What is not there is one of many, or the page of a list that has fewer. */
const toMissing = (path: string) => (path.startsWith('/api/catalogue') ? `${path}?page=9` : path);

describe('the examples of problems are what is answered', () => {
  let test: TestApp;
  let admin: SignedIn;
  let staff: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
    staff = await signIn(test, 'staff');
  });
  afterAll(() => test.close());

  const TEXT = { headers: { 'Content-Type': 'text/plain' }, body: 'text' };
  const LARGE = { body: { text: 'x'.repeat(256 * 1024) } };

  it.each(withBody)('by $operationId to other bodies', async ({ method, path, exampleOf }) => {
    expect((await admin.api.send(method, path, LARGE)).body).toEqual(exampleOf(413));
    expect((await admin.api.send(method, path, TEXT)).body).toEqual(exampleOf(415));
  });

  it.each(unsigned)(
    'by $operationId to what it does not know',
    async ({ method, path, hasBody, exampleOf }) => {
      const { body } = hasBody
        ? await admin.api.send<ProblemDto>(method, path, { body: { colour: 'red' } })
        : await admin.api.send<ProblemDto>(method, `${path}?colour=red`);
      const { errors = [], detail: _detail, ...problem } = exampleOf(400) ?? {};
      expect(errors).toHaveLength(1);
      expect(body).toMatchObject(problem);
      expect(body.errors).toEqual(expect.arrayContaining(errors));
    },
  );

  it.each(guarded)('by $operationId to strangers', async ({ method, path, exampleOf }) => {
    expect((await test.api.send(method, path)).body).toEqual(exampleOf(401));
  });

  it.each(forAdmins)('by $operationId to staff', async ({ method, path, exampleOf }) => {
    const { status, body } = await staff.api.send(method, path);
    if (status !== 200) expect(body).toEqual(exampleOf(403));
  });

  it.each(ofOne)('by $operationId when it is gone', async ({ method, path, exampleOf }) => {
    const answer = await admin.api.send<ProblemDto>(method, toMissing(path));
    expect(answer.body).toEqual(exampleOf(404));
  });

  it.each(['413', '415'])('and %s means nothing that holds of some bodies only', (status) => {
    const meanings = responses.flatMap(([key, answer]) => (key === status ? [answer] : []));
    expect(meanings.length).toBeGreaterThan(0);
    for (const answer of meanings) expect(answer?.description).not.toMatch(/\d+ [KM]B|JSON/);
  });

  it('and 415 names the encoding, for which bodies are refused as well', () => {
    const meanings = responses.flatMap(([key, answer]) =>
      key === '415' ? [answer?.description] : [],
    );
    for (const meaning of meanings) expect(meaning).toContain('`Content-Encoding`');
  });
});
