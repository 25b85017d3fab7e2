import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AdminTestimonialDto } from '../src/api/generated/model/adminTestimonialDto';
import type { CreateTestimonialDto } from '../src/api/generated/model/createTestimonialDto';
import type { SubmitTestimonialDto } from '../src/api/generated/model/submitTestimonialDto';
import type { PublishedStoryDto } from '../src/api/generated/model/publishedStoryDto';
import type { ModerationDecision } from '../src/api/generated/model/moderationDecision';
import type { UpdateTestimonialDto } from '../src/api/generated/model/updateTestimonialDto';
import { expect, test as base } from './admin';

/** Success stories through the API, as the demo's admin. */
export interface StoriesApi {
  /** Where everybody in this test's stories works, and nobody else. */
  company: string;
  /** The screen with this test's stories alone. */
  screen: string;
  /** Pending and hidden by default. */
  add(this: void, fields?: Partial<CreateTestimonialDto>): Promise<AdminTestimonialDto>;
  /** Tells a story as a visitor does. */
  submit(this: void, fields?: Partial<SubmitTestimonialDto>): Promise<PublishedStoryDto>;
  /** This test's stories as they are now, newest first; their marks know the stories of other tests. */
  list(this: void): Promise<Omit<AdminTestimonialDto, 'marks'>[]>;
  update(this: void, id: string, fields: UpdateTestimonialDto): Promise<void>;
  decide(this: void, id: string, status: ModerationDecision): Promise<void>;
  remove(this: void, id: string): Promise<void>;
}

const STORY = {
  studentName: 'Amara Nwosu',
  studentImage: 'https://images.example.org/amara.jpg',
  previousRole: 'Branch manager',
  currentRole: 'Data analyst',
  courseTaken: 'Statistics You Will Actually Use',
  quote: 'Three months in, I rewrote the report that took us two days. Now it takes a minute.',
  status: 'pending',
  isVisible: false,
};

const API = '/api/admin/testimonials';

export const test = base.extend<{ stories: StoriesApi }>({
  stories: async ({ request, admin }, provide) => {
    const company = `Company ${randomUUID()}`;
    const search = encodeURIComponent(company);
    const { headers } = admin;
    await provide({
      company,
      screen: `/admin/testimonials?search=${search}`,
      add: async (fields = {}) => {
        const data = { ...STORY, company, ...fields };
        const answer = await request.post(API, { headers, data });
        expect(answer.status()).toBe(201);
        return (await answer.json()) as AdminTestimonialDto;
      },
      submit: async (fields = {}) => {
        const { status: _status, isVisible: _isVisible, ...story } = STORY;
        const data = { ...story, company, ...fields };
        const answer = await request.post('/api/testimonials/submit', { data });
        expect(answer.status()).toBe(201);
        return (await answer.json()) as PublishedStoryDto;
      },
      list: async () => {
        const answer = await request.get(`${API}?search=${search}`, { headers });
        const { testimonials } = (await answer.json()) as { testimonials: AdminTestimonialDto[] };
        return testimonials.map(({ marks: _marks, ...story }) => story);
      },
      update: async (id, data) => {
        expect((await request.put(`${API}/${id}`, { headers, data })).ok()).toBe(true);
      },
      decide: async (id, status) => {
        const answer = await request.put(`${API}/${id}/status`, { headers, data: { status } });
        expect(answer.ok()).toBe(true);
      },
      remove: async (id) => {
        expect((await request.delete(`${API}/${id}`, { headers })).status()).toBe(204);
      },
    });
  },
});

export { expect };

/** The row of a student, or the card in a narrow window. */
export const rowOf = (page: Page, studentName: string) =>
  page
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem'))
    .filter({ has: page.getByText(studentName, { exact: true }) });

/** The view in which one story is read. */
export const readerOf = (page: Page) => page.getByRole('dialog', { name: /^Story/ });

/** Does what stands under the "…" of a row. */
export async function chooseAction(page: Page, studentName: string, action: string) {
  await page.getByRole('button', { name: `More for ${studentName}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Script in a text, which is nothing but text. */
export const SCRIPT = `<img src=x onerror="document.title='broken'"><script>alert(1)</script>`;
