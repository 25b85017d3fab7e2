import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminTestimonialDto } from '../src/api/generated/model/adminTestimonialDto';
import type { AdminUdemyCourseDto } from '../src/api/generated/model/adminUdemyCourseDto';
import type { LoginDto } from '../src/api/generated/model/loginDto';
import type { NewWebhookEndpointDto } from '../src/api/generated/model/newWebhookEndpointDto';
import type { UserDto } from '../src/api/generated/model/userDto';
import { screens } from '../src/screens';
import { openAs, tokenOf } from './admin';
import { LONG_EMAIL, LONG_WORD, OVERRIDES, PERSON, STORIES } from './hostile-texts';
import { ADMIN, expect, test as base, type OwnProduct } from './own-product';
import { PUBLIC_PAGES } from './test';

/** An address of the product, and who sees it. */
export interface Screen {
  path: string;
  person?: LoginDto;
}

interface Fixtures {
  /** Every page and admin screen, and what opens on them, all full of texts that no layout likes. */
  screens: Screen[];
}

const PASSWORD = 'a good password';
const WIDE_ADMIN = { username: 'w'.repeat(50), password: PASSWORD };
const STAFF = { username: 'staff-of-udemy', password: PASSWORD };

/** The screens of this worker's product, once it is filled. */
let filled: Promise<Screen[]> | undefined;

/** Tests on the product of their own, once somebody has filled it with long words. */
export const test = base.extend<Fixtures>({
  screens: [
    async ({ product, request }, provide) => {
      filled ??= fill(request, product).then(screensOf);
      await provide(await filled);
    },
    { timeout: 120_000 },
  ],
});

export { expect };

/** Opens a screen, and waits until it shows its data. */
export async function openScreen(page: Page, { path, person }: Screen) {
  if (person) await openAs(page, person, path);
  else await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (path.includes('dialog=')) await expect(page.getByRole('dialog')).toBeVisible();
}

/** What some addresses name. */
interface Filled {
  courseIds: number[];
  storyIds: string[];
  staffId: string;
  unsubscribePath: string;
  invitationPath: string;
  endpointId: string;
}

async function fill(request: APIRequestContext, product: OwnProduct): Promise<Filled> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const send = async (method: string, url: string, data?: object) => {
    const answer = await request.fetch(url, { method, headers, data });
    expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true);
    return answer;
  };
  const courseIds: number[] = [];
  for (const override of OVERRIDES) {
    const { thinkific_id: id } = await product.nextCourse();
    await send('PUT', `/api/admin/courses/${id}/override`, override);
    courseIds.push(id);
  }

  const users = '/api/admin/users';
  await send('POST', users, { ...PERSON, ...WIDE_ADMIN, role: 'admin' });
  const colleague = { ...PERSON, ...STAFF, email: 'staff@example.org', role: 'staff' };
  const { id: staffId } = (await (await send('POST', users, colleague)).json()) as UserDto;

  const storyIds: string[] = [];
  for (const story of STORIES) {
    const added = await send('POST', '/api/admin/testimonials', story);
    storyIds.push(((await added.json()) as AdminTestimonialDto).id);
  }

  await send('POST', '/api/admin/udemy/sync');
  const marketed = await send('GET', '/api/admin/udemy-courses');
  const [{ udemy_id: id } = { udemy_id: '' }] = (await marketed.json()) as AdminUdemyCourseDto[];
  await send('PATCH', `${product.sandboxUrl}/control/udemy/courses/${id}`, { title: LONG_WORD });
  await send('POST', '/api/admin/udemy/sync');
  const staff = { staff_user_id: staffId };
  await send('POST', `/api/admin/udemy-courses/${encodeURIComponent(id)}/assign-staff`, staff);

  await send('POST', '/api/newsletter', { email: LONG_EMAIL });
  await send('POST', '/api/newsletter', { email: 'short@example.org' });
  const sheet = await (await send('GET', '/api/admin/newsletters/export')).text();
  const unsubscribePath = /\/unsubscribe\/[^,\r\n"]+/.exec(sheet)?.[0] ?? '';
  const invited = await send('POST', '/api/admin/invitations', {
    name: PERSON.name,
    email: LONG_EMAIL.replace('a', 'i'),
  });
  const { id: invitationId } = (await invited.json()) as { id: string };
  const shown = await send('POST', `/api/admin/invitations/${invitationId}/link`);
  const { link } = (await shown.json()) as { link: string };
  const invitationPath = new URL(link).pathname;
  const added = await send('POST', '/api/admin/webhook-endpoints', {
    name: LONG_WORD.slice(0, 50),
    url: `https://${'w'.repeat(60)}.example.org/${LONG_WORD}`,
    events: ['course.changed', 'story.approved', 'subscriber.confirmed', 'sync.finished'],
    is_active: false,
  });
  const { endpoint } = (await added.json()) as NewWebhookEndpointDto;
  await send('POST', `/api/admin/webhook-endpoints/${endpoint.id}/test`);
  return {
    ...{ courseIds, storyIds, staffId, unsubscribePath, invitationPath },
    endpointId: endpoint.id,
  };
}

function screensOf({
  courseIds,
  storyIds,
  staffId,
  unsubscribePath,
  invitationPath,
  endpointId,
}: Filled): Screen[] {
  const open = [
    ...PUBLIC_PAGES,
    `/courses?search=${LONG_WORD.slice(0, 100)}x`,
    ...courseIds.map((id) => `/courses/${id}`),
    '/courses/999999999',
    '/submit-testimonial/sent',
    '/submit-testimonial/confirm',
    '/subscribed',
    '/subscribed/confirm',
    unsubscribePath,
    '/unsubscribe/unknown',
    '/your-story/unknown',
    invitationPath,
    '/invitation/unknown',
    '/forgot-password',
    '/reset-password/unknown',
    '/confirm-email/unknown',
    '/demo/mail',
    '/admin/login',
  ];
  const states = [
    '/admin/courses?search=zyzzyva',
    '/admin/courses?need=incomplete',
    `/admin/courses?dialog=${courseIds[0]}`,
    '/admin/udemy-courses?search=zyzzyva',
    '/admin/syncs?dialog=1',
    '/admin/testimonials?search=zyzzyva',
    '/admin/testimonials?dialog=new',
    `/admin/testimonials?story=${storyIds[0]}`,
    `/admin/testimonials?dialog=${storyIds[0]}`,
    '/admin/users?dialog=new',
    '/admin/users?dialog=invite',
    `/admin/users?dialog=courses-${staffId}`,
    `/admin/users?dialog=${staffId}`,
    '/admin/api-keys?dialog=new',
    '/admin/webhooks?dialog=new',
    `/admin/webhooks?dialog=${endpointId}`,
    `/admin/webhooks?dialog=deliveries-${endpointId}`,
  ];
  return [
    ...open.map((path) => ({ path })),
    ...screens.map(({ path, roles }) => ({
      path,
      person: roles.includes('admin') ? WIDE_ADMIN : STAFF,
    })),
    ...states.map((path) => ({ path, person: WIDE_ADMIN })),
  ];
}
