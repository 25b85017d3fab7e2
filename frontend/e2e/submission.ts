import type { Page } from '@playwright/test';

export const ADDRESS = '/submit-testimonial';

export const STORY = {
  'Full name': 'Amara Nwosu',
  'Profile image URL': 'https://images.example.org/amara.svg',
  'LinkedIn URL': 'https://www.linkedin.com/in/example',
  'Previous role': 'Branch manager',
  'Current role': 'Data analyst',
  'Current company': 'Northwind Rail',
  'Course completed': 'Statistics You Will Actually Use',
  Testimonial:
    'Three months in, I rewrote the report that took us two days. Now it takes a minute.',
};

export type Label = keyof typeof STORY;

/** A field of the form. */
export const field = (page: Page, label: Label) => page.getByRole('textbox', { name: label });

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: 'Submit testimonial' });

/** Opens the form at a time that the test says. */
export async function openForm(page: Page) {
  await page.clock.install();
  await page.goto(ADDRESS);
}

/** Fills the form in, as somebody does who takes a minute for it. */
export async function fillIn(page: Page, changes: Partial<typeof STORY> = {}) {
  for (const [label, value] of Object.entries({ ...STORY, ...changes })) {
    await field(page, label as Label).fill(value);
  }
  await page.clock.fastForward('01:00');
}
