import { isEmail } from 'class-validator';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { toAddress } from '../../newsletter/subscription.mapper.js';
import { insertSubscribers } from './subscribers.js';

describe('the subscribers of the demo', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    await insertSubscribers(test.dataSource.manager);
  });
  afterAll(() => test.close());

  const rows = () =>
    test.database.query<{ email: string; subscribed_at: Date }>(
      'SELECT email, subscribed_at FROM newsletter_subscriptions ORDER BY subscribed_at DESC',
    );

  it('are more than 300, whose addresses lead nowhere', async () => {
    const emails = (await rows()).map(({ email }) => email);
    expect(emails.length).toBeGreaterThan(300);
    for (const email of emails) {
      expect(email).toMatch(/@([\w-]+\.example|example\.(org|com|net))$/);
      expect(isEmail(email)).toBe(true);
      expect(toAddress(email)).toBe(email);
    }
  });

  it('have come in the course of a year', async () => {
    const dates = (await rows()).map(({ subscribed_at }) => subscribed_at.getTime());
    const days = (Date.now() - (dates.at(-1) ?? 0)) / (24 * 3_600_000);
    expect(days).toBeGreaterThan(365);
    expect(dates[0]).toBeLessThanOrEqual(Date.now());
  });
});
