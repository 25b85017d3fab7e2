import { randomUUID } from 'node:crypto';
import type { NewsletterDto } from '../src/api/generated/model/newsletterDto';
import type { NewsletterListDto } from '../src/api/generated/model/newsletterListDto';
import { expect, test as base } from './admin';

/** Subscribers through the API. */
export interface ReadersApi {
  /** What stands in this test's addresses, and in no other. */
  mark: string;
  /** The screen with this test's subscribers alone. */
  screen: string;
  /** Subscribes so many at hosts of this test; the last is the newest. */
  add(this: void, count: number): Promise<string[]>;
  /** This test's subscribers as they are now, newest first. */
  list(this: void): Promise<NewsletterDto[]>;
  /** The path of a subscriber's link, as the export has it. */
  linkOf(this: void, email: string): Promise<string>;
}

export const test = base.extend<{ readers: ReadersApi }>({
  readers: async ({ request, admin }, provide) => {
    const mark = `${randomUUID().slice(0, 13)}.example`;
    const { headers } = admin;
    await provide({
      mark,
      screen: `/admin/newsletters?search=${mark}`,
      add: async (count) => {
        const emails = Array.from({ length: count }, (_, n) => `reader${n + 1}@${mark}`);
        for (const email of emails) {
          expect((await request.post('/api/newsletter', { data: { email } })).status()).toBe(201);
        }
        return emails;
      },
      list: async () => {
        const answer = await request.get(`/api/admin/newsletters?search=${mark}`, { headers });
        return ((await answer.json()) as NewsletterListDto).newsletters;
      },
      linkOf: async (email) => {
        const answer = await request.get(`/api/admin/newsletters/export?search=${mark}`, {
          headers,
        });
        const line = (await answer.text()).split('\r\n').find((one) => one.startsWith(email));
        return new URL(line?.split(',')[2] ?? '').pathname;
      },
    });
  },
});

export { expect };
