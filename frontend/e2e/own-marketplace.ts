import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AdminUdemyCourseDto } from '../src/api/generated/model/adminUdemyCourseDto';
import type { UserDto } from '../src/api/generated/model/userDto';
import { openAs, type Person, tokenOf } from './admin';
import { ADMIN, expect, test as base } from './own-product';

/** What another admin does to the courses of Udemy. */
interface Marketplace {
  course(this: void, id: string): Promise<AdminUdemyCourseDto | undefined>;
  sync(this: void): Promise<void>;
  /** A staff user of this test alone. */
  addStaff(this: void): Promise<Person>;
  updateUser(this: void, id: string, fields: object): Promise<void>;
  assign(this: void, course: AdminUdemyCourseDto, staff: UserDto): Promise<void>;
  unassign(this: void, course: AdminUdemyCourseDto, staff: UserDto): Promise<void>;
}

interface Fixtures {
  market: Marketplace;
  /** A course of this test alone, visible and without staff. */
  udemyCourse: AdminUdemyCourseDto;
}

/** The courses that no test of this worker has had. */
const unused: AdminUdemyCourseDto[] = [];

/** Tests on a product of their own that has synced the courses of Udemy. */
export const test = base.extend<Fixtures>({
  market: async ({ request }, provide) => {
    const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    const send = async (method: string, path: string, data?: object) => {
      const answer = await request.fetch(`/api/admin${path}`, { method, headers, data });
      expect(answer.ok()).toBe(true);
      return answer;
    };
    await provide({
      course: async (id) => {
        const answer = await send('GET', '/udemy-courses');
        const courses = (await answer.json()) as AdminUdemyCourseDto[];
        return courses.find(({ udemy_id: other }) => other === id);
      },
      sync: async () => {
        await send('POST', '/udemy/sync');
      },
      addStaff: async () => {
        const username = `staff-${randomUUID()}`;
        const password = 'a good password';
        const values = { username, name: `Name of ${username}`, email: `${username}@example.org` };
        const user = await send('POST', '/users', { ...values, password, role: 'staff' });
        return { ...((await user.json()) as UserDto), password };
      },
      updateUser: async (id, fields) => {
        await send('PUT', `/users/${id}`, fields);
      },
      assign: async ({ udemy_id: id }, { id: staff_user_id }) => {
        await send('POST', `/udemy-courses/${encodeURIComponent(id)}/assign-staff`, {
          staff_user_id,
        });
      },
      unassign: async ({ udemy_id: id }, staff) => {
        await send('DELETE', `/udemy-courses/${encodeURIComponent(id)}/assign-staff/${staff.id}`);
      },
    });
  },
  udemyCourse: async ({ market, request }, provide) => {
    if (unused.length === 0) {
      await market.sync();
      const answer = await request.get('/api/udemy-courses');
      for (const { udemy_id: id } of (await answer.json()) as AdminUdemyCourseDto[]) {
        const course = await market.course(id);
        if (course) unused.push(course);
      }
    }
    const course = unused.shift();
    if (!course) throw new Error('The sandbox has too few courses for these tests.');
    await provide(course);
  },
});

export { expect };

/** Opens Udemy Courses as the admin, with the course's row alone. */
export async function openRow(page: Page, { title }: AdminUdemyCourseDto) {
  await openAs(page, ADMIN, `/admin/udemy-courses?search=${encodeURIComponent(title)}`);
  const row = rowOf(page, title);
  await expect(row).toBeVisible();
  return row;
}

export const rowOf = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Udemy courses' }).getByRole('row').filter({ hasText: title });

/** Selects a course; the row follows when the browser has time, so `check()` would look too early. */
export async function selectRow(page: Page, { title }: AdminUdemyCourseDto) {
  const box = page.getByRole('checkbox', { name: `Select ${title}`, exact: true });
  await box.click();
  await expect(box).toBeChecked();
}

/** Opens the select of a row's course. */
export const selectOf = (page: Page, { title }: AdminUdemyCourseDto) =>
  page.getByRole('combobox', { name: `Staff for ${title}`, exact: true });

export const addButtonOf = (page: Page, { title }: AdminUdemyCourseDto) =>
  page.getByRole('button', { name: `Add staff to ${title}`, exact: true });

export const badgeOf = (page: Page, { title }: AdminUdemyCourseDto, name: string) =>
  page
    .getByRole('group', { name: `Staff assigned to ${title}`, exact: true })
    .getByRole('listitem')
    .filter({ hasText: name });
