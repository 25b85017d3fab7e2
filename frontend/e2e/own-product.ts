import { isPaidOnce } from '../../backend/src/common/price/price-words';
import type { APIResponse, Locator, Page } from '@playwright/test';
import type { AdminCourseDto } from '../src/api/generated/model/adminCourseDto';
import type { SaveCourseOverrideDto } from '../src/api/generated/model/saveCourseOverrideDto';
import { openAs, tokenOf } from './admin';
import { startProduct } from './start-product';
import { platformOf, startSandbox } from './start-sandbox';
import { startWebhookReceiver, type WebhookReceiver } from './start-webhook-receiver';
import { expect, test as base } from './test';

/** A product whose courses tests may change, with a course platform that they steer. */
export interface OwnProduct {
  url: string;
  sandboxUrl: string;
  databaseUrl: string;
  /** Where webhooks may be sent. */
  receiver: WebhookReceiver;
  /** A course that no test of this worker has had, or, when all had one, that is as at the start. */
  nextCourse: () => Promise<AdminCourseDto>;
}

/** What a test does behind the browser's back, as another admin or as the platform. */
export interface BackOffice {
  course(this: void, id: number): Promise<AdminCourseDto>;
  /** Those of Thinkific. */
  courses(this: void): Promise<AdminCourseDto[]>;
  override(this: void, id: number, fields: SaveCourseOverrideDto): Promise<AdminCourseDto>;
  sync(this: void): Promise<void>;
  /** Sends a call to the sandbox's control API, such as `PATCH /thinkific/courses/1`. */
  control(this: void, method: string, path: string, data?: object): Promise<void>;
}

interface Fixtures {
  /** A course of this test alone, paid once in US dollars, without any override. */
  course: AdminCourseDto;
  office: BackOffice;
}

export const ADMIN = {
  username: 'ada',
  email: 'ada@example.org',
  password: 'notes on the engine',
};

async function ofThinkific(answer: APIResponse): Promise<AdminCourseDto[]> {
  const courses = (await answer.json()) as AdminCourseDto[];
  return courses.filter(({ platform }) => platform === 'thinkific');
}

/** Tests on a product of their own, beside the one that all others share. */
export const test = base.extend<Fixtures, { product: OwnProduct }>({
  product: [
    async ({ playwright }, provide) => {
      const sandbox = await startSandbox();
      const receiver = await startWebhookReceiver();
      const product = await startProduct({
        DEMO: 'false',
        SMTP_URL: 'local',
        NEWSLETTER_DOUBLE_OPT_IN: 'on',
        ...platformOf(sandbox),
        WEBHOOKS_ALLOWED_HOSTS: receiver.host,
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      });
      const request = await playwright.request.newContext({ baseURL: product.url });
      const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
      const list = async () => {
        return ofThinkific(await request.get('/api/admin/courses', { headers }));
      };
      const startOver = async () => {
        expect((await request.post(`${sandbox.url}/control/reset`)).ok()).toBe(true);
        for (const { thinkific_id: id } of await list()) {
          await request.delete(`/api/admin/courses/${id}/override`, { headers });
        }
        expect((await request.post('/api/admin/thinkific/sync', { headers })).ok()).toBe(true);
        return (await list()).filter(
          ({ is_visible: isVisible, ...course }) =>
            isVisible && isPaidOnce(course.thinkific_price, course.thinkific_payment_options),
        );
      };
      let courses = await startOver();
      await provide({
        url: product.url,
        sandboxUrl: sandbox.url,
        databaseUrl: product.databaseUrl,
        receiver,
        nextCourse: async () => {
          if (courses.length === 0) courses = await startOver();
          const course = courses.shift();
          if (!course) throw new Error('No course is visible any more.');
          const path = `/api/admin/courses/${course.thinkific_id}`;
          return (await (await request.get(path, { headers })).json()) as AdminCourseDto;
        },
      });
      await request.dispose();
      await product.stop();
      await sandbox.close();
      await receiver.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, provide) => provide(product.url),
  course: async ({ product }, provide) => provide(await product.nextCourse()),
  office: async ({ product, request }, provide) => {
    const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    await provide({
      course: async (id) => {
        const answer = await request.get(`/api/admin/courses/${id}`, { headers });
        return (await answer.json()) as AdminCourseDto;
      },
      courses: async () => ofThinkific(await request.get('/api/admin/courses', { headers })),
      override: async (id, data) => {
        const answer = await request.put(`/api/admin/courses/${id}/override`, { headers, data });
        expect(answer.ok()).toBe(true);
        return (await answer.json()) as AdminCourseDto;
      },
      sync: async () => {
        const answer = await request.post('/api/admin/thinkific/sync', { headers });
        expect(answer.ok()).toBe(true);
      },
      control: async (method, path, data) => {
        const url = `${product.sandboxUrl}/control${path}`;
        expect((await request.fetch(url, { method, data })).ok()).toBe(true);
      },
    });
  },
});

export { expect };

/** Opens Manage Courses as the admin, with its courses shown. */
export async function openCourses(page: Page, query = '') {
  await openAs(page, ADMIN, `/admin/courses${query}`);
  await expect(page.getByText(/^Showing \d+ of \d+ courses$/)).toBeVisible();
}

/** The dialog in which a course is edited. */
export const dialogOf = (page: Page, { thinkific_name: name }: AdminCourseDto) =>
  page.getByRole('dialog', { name: `Edit Course: ${name}`, exact: true });

/** A field of that dialog; the buttons below it have its name in theirs. */
export const fieldOf = (dialog: Locator, name: string) =>
  dialog.getByRole('textbox', { name }).or(dialog.getByRole('combobox', { name }));

/** Looks for a course on Manage Courses, and opens its dialog. */
export async function openEditor(page: Page, course: AdminCourseDto): Promise<Locator> {
  await openCourses(page, `?search=${encodeURIComponent(course.display_title)}`);
  await page.getByRole('button', { name: `Edit ${course.display_title}`, exact: true }).click();
  const dialog = dialogOf(page, course);
  await expect(dialog).toBeVisible();
  return dialog;
}

export const saveButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Save Changes' });

/** Saves, and hands back what was sent. */
export async function sentBy(page: Page, dialog: Locator) {
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  await saveButton(dialog).click();
  const request = await sending;
  await expect(dialog).toHaveCount(0);
  return {
    body: request.postDataJSON() as SaveCourseOverrideDto,
    ifMatch: await request.headerValue('if-match'),
  };
}
