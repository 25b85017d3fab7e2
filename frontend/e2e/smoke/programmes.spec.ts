import type { Page } from '@playwright/test';
import { expect, test } from '../test';

test('cohorts lists the courses whose format is not self-paced', async ({ page, courses }) => {
  const cohorts = courses.filter(({ format }) => format !== 'Self-paced');
  await page.goto('/cohorts');
  await expect(page).toHaveTitle(/^Cohorts · /);
  const section = page.getByRole('region', { name: 'Cohorts you can apply to' });
  await expect(section.getByRole('article').getByRole('heading')).toHaveText(
    cohorts.map(({ title }) => title),
  );
});

test('events says that new dates come by the newsletter', async ({ page }) => {
  await page.goto('/events');
  await expectProgramme(page, 'Events');
});

test('meetups says that new dates come by the newsletter', async ({ page }) => {
  await page.goto('/meetups');
  await expectProgramme(page, 'Meetups');
});

async function expectProgramme(page: Page, title: string) {
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(new RegExp(`^${title} · `));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(main).toContainText('New dates come by the newsletter first.');
  await expect(main.getByRole('region', { name: 'Next dates' })).toBeVisible();
  await expect(main.getByRole('form', { name: 'Get the dates by mail' })).toBeVisible();
  const browse = main.getByRole('link', { name: 'Browse courses' });
  await expect(browse).toHaveAttribute('href', '/courses');
}

test('any other path is the not-found screen', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page).toHaveTitle(/^404 Page Not Found · /);
  const home = page.getByRole('link', { name: 'Go to the home page' });
  await expect(home).toHaveAttribute('href', '/');
});
