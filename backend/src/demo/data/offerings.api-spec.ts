import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { AdminOfferingListDto } from '../../offerings/dto/admin-offering.dto.js';
import { insertOfferings } from './offerings.js';

describe('offerings of the demo', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
    await test.dataSource.transaction(insertOfferings);
  });
  afterAll(() => test.close());

  it('are eight in all states, with a series, questions and waitlists', async () => {
    const { body } = await admin.api.get<AdminOfferingListDto>('/api/admin/offerings');
    const { offerings } = body;
    expect(offerings).toHaveLength(8);
    expect(new Set(offerings.map(({ state }) => state))).toEqual(
      new Set(['draft', 'open', 'tentative', 'full', 'cancelled', 'past']),
    );
    expect(offerings.filter(({ seriesId }) => seriesId !== null)).toHaveLength(2);
    expect(offerings.some(({ questions }) => questions.length === 3)).toBe(true);
    expect(offerings.some(({ counts }) => counts.waiting > 0 && counts.offered > 0)).toBe(true);
  });
});
