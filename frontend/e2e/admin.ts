import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { LoginDto } from '../src/api/generated/model/loginDto';
import type { LoginResponseDto } from '../src/api/generated/model/loginResponseDto';
import type { SiteDto } from '../src/api/generated/model/siteDto';
import type { UpdateUserDto } from '../src/api/generated/model/updateUserDto';
import type { UserDto } from '../src/api/generated/model/userDto';
import { expect, test as base } from './test';

/** A user with the password to sign in with. */
export type Person = UserDto & { password: string };

/** The back office through its API, as the demo's admin. */
export interface AdminApi {
  /** The demo's credential. */
  credential: LoginDto;
  /** What signs its calls. */
  headers: { Authorization: string };
  /** A user of this test alone; what is not given is made up, and differs every time. */
  addUser(this: void, fields?: Partial<Person>): Promise<Person>;
  updateUser(this: void, id: string, fields: UpdateUserDto): Promise<void>;
  toggleActive(this: void, id: string): Promise<void>;
}

interface Fixtures {
  admin: AdminApi;
}

export const test = base.extend<Fixtures>({
  admin: async ({ request }, provide) => {
    const site = (await (await request.get('/api/site')).json()) as SiteDto;
    const credential = site.demo_credential ?? { username: '', password: '' };
    const headers = { Authorization: `Bearer ${await tokenOf(request, credential)}` };
    await provide({
      credential,
      headers,
      addUser: async (fields = {}) => {
        const username = `user-${randomUUID()}`;
        const data = {
          username,
          name: `Name of ${username}`,
          email: `${username}@example.org`,
          password: 'a good password',
          role: 'staff',
          ...fields,
        };
        const answer = await request.post('/api/admin/users', { headers, data });
        expect(answer.status()).toBe(201);
        return { ...((await answer.json()) as UserDto), password: data.password };
      },
      updateUser: async (id, data) => {
        const answer = await request.put(`/api/admin/users/${id}`, { headers, data });
        expect(answer.ok()).toBe(true);
      },
      toggleActive: async (id) => {
        const answer = await request.patch(`/api/admin/users/${id}/toggle-active`, { headers });
        expect(answer.ok()).toBe(true);
      },
    });
  },
});

export { expect };

/** The sessions that have begun in this worker, by name and password, and until when they are taken for new. */
const tokens = new Map<string, { token: string; until: number }>();
/** Milliseconds in which the product does not ask for re-authentication. */
const NEW = 10 * 60_000;

/** Signs in by the API, once. */
export async function tokenOf(request: APIRequestContext, { username, password }: LoginDto) {
  const known = tokens.get(`${username} ${password}`);
  if (known && Date.now() < known.until) return known.token;
  const answer = await request.post('/api/admin/login', { data: { username, password } });
  expect(answer.ok()).toBe(true);
  const { access_token: token } = (await answer.json()) as LoginResponseDto;
  tokens.set(`${username} ${password}`, { token, until: Date.now() + NEW });
  return token;
}

/** Signs somebody in without the login screen, and opens an address. */
export async function openAs(page: Page, person: LoginDto, address: string) {
  const token = await tokenOf(page.request, person);
  const [first = page] = page.context().pages();
  if (first === page) await page.goto('/favicon.svg');
  await first.evaluate((value) => localStorage.setItem('admin_token', value), token);
  await page.goto(address);
}

/** Signs in on the login screen, once it is there. */
export async function signIn(page: Page, { username, password }: LoginDto) {
  await expect(page).toHaveURL('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Types all that a new user needs. */
export async function fillNewUser(form: Locator) {
  await form.getByLabel('Username').fill('grace');
  await form.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await form.getByLabel('Email').fill('grace@example.org');
  await form.getByLabel('Password', { exact: true }).fill('first compiler');
}

/** The response to an action that requires re-authentication. Tests cannot set the server's clock. */
export const REAUTHENTICATION_REQUIRED = {
  type: 'urn:lectern:problem:reauthentication-required',
  title: 'Forbidden',
  status: 403,
  detail: 'Confirm it’s you: your last confirmation is more than 15 minutes old.',
};

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('admin_token'));

/** The visible toast. */
export const toastOf = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

/** The toast, if it looks like a failure. */
export const failureOf = (page: Page) => toastOf(page).locator('[data-variant="destructive"]');

declare global {
  interface Window {
    /** What `countActions` has seen. */
    actions?: { done: string[]; stop: AbortController };
  }
}

/**
 * Has the page write down what is done in it from now on, until it is left: clicks, keys, and texts, each of which is
 * one action however long it is. Going somewhere by Tab or arrows is none.
 */
export async function countActions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    window.actions?.stop.abort();
    const stop = new AbortController();
    const done: string[] = [];
    window.actions = { done, stop };
    const listening = { capture: true, signal: stop.signal };
    let written: EventTarget | null = null;
    const note = (action: string) => {
      written = null;
      done.push(action);
    };
    addEventListener('pointerdown', () => note('click'), listening);
    addEventListener(
      'keydown',
      ({ key, target, ctrlKey, metaKey }) => {
        const isText = target instanceof HTMLElement && target.matches('input, textarea');
        const isWritten = isText && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;
        const goes = /^(Tab|Arrow.*|Home|End|Shift|Control|Alt|Meta)$/.test(key);
        if (!goes && !isWritten) note(key);
      },
      listening,
    );
    addEventListener(
      'input',
      (event) => {
        if (!(event instanceof InputEvent) || event.target === written) return;
        note('text');
        written = event.target;
      },
      listening,
    );
  });
  return () => page.evaluate(() => window.actions?.done ?? []);
}
