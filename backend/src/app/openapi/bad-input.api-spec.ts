import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { oddRequests } from '../../../test/odd-requests.js';
import { seedOfSources } from '../../../test/seed.js';
import { signIn, type SignedIn } from '../../../test/sign-in.js';

/** Requests of each operation. */
const numRuns = Number(process.env.LECTERN_REQUESTS ?? 2);
const seed = seedOfSources();

const description = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as OpenAPIObject;
const operations = oddRequests(description);

/** Whose 401 says something else than that the token has ended. */
const OWN_401 = /\/(login|reauthenticate|webhooks)/;

describe('whatever an admin sends', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: { DEMO: 'true' } });
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());

  it.each(operations)('$id answers as described', async ({ method, request }) => {
    const isAnswered = fc.asyncProperty(request, async ({ address, ...sent }) => {
      const answer = await admin.api.send(method, address, sent);
      expect(answer).not.toMatchObject({ status: 500 });
      // Some of these requests sign out, delete or lock their sender.
      if (answer.status === 401 && !OWN_401.test(address)) admin = await signIn(test, 'admin');
    });
    await fc.assert(isAnswered, { seed, numRuns, endOnFailure: true });
  });
});
