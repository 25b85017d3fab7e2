import type { Page } from '@playwright/test';

export type Action = (page: Page) => Promise<void>;

export interface AdminList {
  /** In the sidebar. */
  link: string;
  title: string;
  /** Of a row or card. */
  row: string;
  actions: Record<string, Action>;
  /** What is searched for, and is found. */
  sought: string;
}

const ROW = 'main tbody tr';

const figure =
  (name: string): Action =>
  (page) =>
    page.getByRole('list', { name: 'Stats' }).getByRole('link', { name }).click();

const head =
  (name: string): Action =>
  (page) =>
    page.getByRole('columnheader', { name }).click();

const next: Action = (page) => page.getByRole('button', { name: 'Next' }).click();

export const ADMIN_LISTS: readonly AdminList[] = [
  {
    link: 'Courses (Thinkific)',
    title: 'Manage Courses',
    row: 'main ul[aria-label="Courses"] > li',
    actions: {
      sort: async (page) => {
        await page.getByRole('combobox', { name: 'Sort By' }).click();
        await page.getByTitle('Name Z-A', { exact: true }).last().click();
      },
      'next page': next,
      filter: figure('Visible'),
    },
    sought: 'language models',
  },
  {
    link: 'Udemy Courses',
    title: 'Udemy Courses',
    row: ROW,
    actions: { sort: head('Course Title'), 'next page': next, filter: figure('Visible Courses') },
    sought: 'lecture 00',
  },
  {
    link: 'Testimonials',
    title: 'Success Stories',
    row: ROW,
    actions: {
      sort: head('Student'),
      'next page': next,
      filter: (page) => page.getByRole('button', { name: 'Pending', exact: true }).click(),
    },
    sought: 'wanjiru',
  },
  {
    link: 'Newsletters',
    title: 'Newsletter Subscriptions',
    row: ROW,
    actions: { sort: head('Email'), 'next page': next },
    sought: 'reader.77',
  },
  {
    link: 'Internal Users',
    title: 'User Management',
    row: ROW,
    actions: { sort: head('Username'), 'next page': next, filter: figure('Staff') },
    sought: 'colleague-7',
  },
];
