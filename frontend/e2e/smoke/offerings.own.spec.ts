import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe';
import { evening, expect, test } from '../offerings';

const formOf = (page: Page) => page.getByRole('main').getByRole('form').first();

async function fillIn(page: Page, email: string) {
  const form = formOf(page);
  await form.getByLabel('Name').fill('Maria Silva');
  await form.getByLabel('Email').fill(email);
}

const someAddress = () => `visitor-${randomUUID()}@example.org`;

test('a visitor finds an event and registers; the next one joins the waitlist', async ({
  page,
  publish,
}) => {
  const title = `Talk ${randomUUID()}`;
  const offering = await publish({ title, seats: 1, sessions: [evening('05-04')] });
  await page.goto('/events');
  const dates = page.getByRole('region', { name: 'Next dates' });
  await dates.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(new RegExp(`/events/${offering}/talk-`));
  const facts = page.getByRole('complementary', { name: 'Facts' });
  await expect(facts).toContainText('6:00 – 7:00 PM Berlin time');
  await expect(facts).toContainText('1 seat left');
  await expect(formOf(page).getByRole('checkbox', { name: /newsletter/ })).not.toBeChecked();
  await fillIn(page, someAddress());
  await formOf(page).getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/registered');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are registered');

  await page.goto(`/events/${offering}`);
  await expect(page.getByRole('main')).toContainText('All seats are taken.');
  await fillIn(page, someAddress());
  await formOf(page).getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page).toHaveURL('/registered/waitlist');
  await expect(page.getByRole('main')).toContainText('Your place on the waitlist is 1.');
});

test('a visitor chooses a month, and Back returns to all dates', async ({ page, publish }) => {
  const [june, july] = [`June ${randomUUID()}`, `July ${randomUUID()}`];
  await publish({ kind: 'meetup', title: june, sessions: [evening('06-08')] });
  await publish({ kind: 'meetup', title: july, sessions: [evening('07-06')] });
  await page.goto('/meetups');
  const dates = page.getByRole('region', { name: 'Next dates' });
  await dates
    .getByLabel('Month')
    .selectOption({ label: `July ${evening('07-06').start.slice(0, 4)}` });
  await expect(dates.getByRole('article').filter({ hasText: july })).toBeVisible();
  await expect(dates.getByRole('article').filter({ hasText: june })).toHaveCount(0);
  await page.goBack();
  await expect(dates.getByRole('article').filter({ hasText: june })).toBeVisible();
});

test.describe('in New York', () => {
  test.use({ isFirstVisit: true, timezoneId: 'America/New_York' });

  test('a time is in the zone of the event and in that of the visitor', async ({
    page,
    publish,
  }) => {
    const offering = await publish({});
    await page.goto(`/events/${offering}`);
    const facts = page.getByRole('complementary', { name: 'Facts' });
    await expect(facts).toContainText('6:00 – 7:00 PM Berlin time');
    await expect(facts).toContainText('12:00 – 1:00 PM your time');
  });
});

test('the pages of dates fit 320 px and both themes', async ({ page, publish }) => {
  const questions = [
    { id: 'q1', label: 'Which laptop do you bring?', type: 'choice', options: ['macOS', 'Linux'] },
    { id: 'q2', label: 'Do you eat meat?', type: 'yes-no', options: [] },
  ] as const;
  const offering = await publish({
    title: 'Donaudampfschifffahrtsgesellschaft',
    place: 'Torstraße 1, Berlin',
    questions: questions.map((question) => ({
      ...question,
      options: [...question.options],
      isRequired: true,
    })),
  });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const address of [`/events/${offering}`, '/events', '/events?when=past', '/registered']) {
    await page.goto(address);
    const tooWide = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(tooWide), address).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor filters, registers after an error at the field, and waits', async ({
    page,
    publish,
  }) => {
    const title = `Talk ${randomUUID()}`;
    const question = {
      id: 'q1',
      label: 'Why?',
      type: 'text',
      options: [],
      isRequired: true,
    } as const;
    const offering = await publish({
      ...{ title, seats: 1, sessions: [evening('09-07')] },
      questions: [{ ...question, options: [] }],
    });
    await page.goto('/events');
    const month = evening('09-07').start.slice(0, 7);
    await page.getByLabel('Month').selectOption(month);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(`/events?month=${month}`);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('main')).toContainText('6:00 – 7:00 PM Berlin time');

    await formOf(page).getByLabel('Name').fill('Maria Silva');
    await formOf(page).getByLabel('Email').fill('maria@example');
    await formOf(page).getByLabel('Why?').fill('To learn.');
    await formOf(page).getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(new RegExp(`/events/${offering}/talk-.*#register$`));
    await expect(formOf(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(formOf(page).getByLabel('Why?')).toHaveValue('To learn.');
    await formOf(page).getByLabel('Email').fill(someAddress());
    await formOf(page).getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/registered#register');

    await page.goto(`/events/${offering}`);
    await fillIn(page, someAddress());
    await formOf(page).getByLabel('Why?').fill('To learn, too.');
    await formOf(page).getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(page).toHaveURL('/registered/waitlist#register');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waitlist');
  });

  test('a visitor asks to hear of the next cohort', async ({ page, course, office }) => {
    const { thinkific_id: id } = course;
    await office.override(id, { format: 'Live cohort' });
    await page.goto(`/courses/${id}`);
    const form = page.getByRole('form', { name: 'Tell me when the next cohort starts' });
    await form.getByLabel('Email').fill('maria@example');
    await form.getByRole('button', { name: 'Tell me' }).click();
    await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Email').fill(someAddress());
    await form.getByRole('button', { name: 'Tell me' }).click();
    await expect(page).toHaveURL('/date-requested#interest');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will tell you');
  });
});

test('"Apply to Cohort" leads to the next cohort of a course', async ({
  page,
  publish,
  course,
  office,
}) => {
  const { thinkific_id: id } = course;
  await office.override(id, { format: 'Live cohort' });
  const title = `Cohort ${randomUUID()}`;
  const sessions = [evening('10-04'), evening('11-08')];
  const offering = await publish({
    ...{ kind: 'cohort', title, courseId: String(id), payment: 'course', sessions },
  });
  await page.goto(`/courses/${id}`);
  await expect(page.getByRole('region', { name: 'Next dates' })).toContainText(title);
  const offer = page.getByRole('complementary', { name: 'Enrollment' });
  await offer.getByRole('link', { name: 'Apply to Cohort' }).click();
  await expect(page).toHaveURL(new RegExp(`/events/${offering}/`));
  await expect(page.getByRole('main')).toContainText('Registering keeps your seat.');
  const rows = page.getByRole('region', { name: 'Sessions' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  // The hour stays over the end of daylight saving time.
  for (const row of [1, 2]) await expect(rows.nth(row)).toContainText('6:00 – 7:00 PM');
});
