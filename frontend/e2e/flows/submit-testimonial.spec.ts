import { failureOf } from '../admin';
import { field, fillIn, nextSubmission, openForm, STORY, submitButton } from '../submission';
import { hold } from '../test';
import { expect, test } from '../testimonials';

test.use({ isFirstVisit: true });

test('asks in three groups of fields, waits while it is being sent, and sends once', async ({
  page,
  stories,
}) => {
  await openForm(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share your story');
  for (const [group, labels] of [
    ['Personal information', ['Full name', 'Profile image URL', 'LinkedIn URL', 'Email']],
    [
      'Career transformation',
      ['Previous role', 'Current role', 'Current company', 'Course completed'],
    ],
    ['Your story', ['Testimonial']],
  ] as const) {
    const fields = page.getByRole('group', { name: group }).getByRole('textbox');
    await expect(fields).toHaveCount(labels.length);
    for (const [index, label] of labels.entries()) {
      await expect(fields.nth(index)).toHaveAccessibleName(new RegExp(`^${label}`));
    }
  }
  await expect(field(page, 'Profile image URL')).toHaveAttribute('type', 'url');
  await expect(field(page, 'LinkedIn URL')).toHaveAttribute('type', 'url');
  await expect(field(page, 'LinkedIn URL')).not.toHaveAttribute('required');

  await test.step('a story can be sent from its fiftieth character on', async () => {
    const testimonial = field(page, 'Testimonial');
    const group = page.getByRole('group', { name: 'Your story' });
    await expect(testimonial).toHaveAccessibleDescription('Minimum 50 characters.');
    await expect(group.getByText('0 of 50 characters')).toBeVisible();
    await expect(submitButton(page)).toBeDisabled();

    await testimonial.fill('x'.repeat(49));
    await expect(group.getByText('49 of 50 characters')).toBeVisible();
    await testimonial.fill(`  ${'x'.repeat(49)}  \n`);
    await expect(group.getByText('49 of 50 characters')).toBeVisible();
    await expect(submitButton(page)).toBeDisabled();

    await testimonial.press('End');
    await testimonial.pressSequentially('x');
    await testimonial.fill('x'.repeat(50));
    await expect(group.getByText('50 of at most 1,000 characters')).toBeVisible();
    await expect(group.getByRole('status')).toHaveText('The story is long enough to be sent.');
    await expect(submitButton(page)).toBeEnabled();
  });

  await test.step('is sent once, and without an address at LinkedIn', async () => {
    await fillIn(page, { 'LinkedIn URL': '', 'Current company': stories.company });
    const release = await hold(page, '**/api/testimonials/submit');
    await submitButton(page).click();
    await expect(page.getByRole('button', { name: 'Submitting…' })).toBeDisabled();
    await field(page, 'Full name').press('Enter');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your story');
    expect(await stories.list()).toMatchObject([{ linkedinUrl: null, companyLogo: null }]);
  });

  await test.step('the footer then leads to the next story, and keeps one that is begun', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Share your story' });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share your story');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(field(page, 'Full name')).toHaveValue('');
    await expect(field(page, 'Testimonial')).toHaveValue('');
    await field(page, 'Full name').fill('Grace');
    await link.click();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(field(page, 'Full name')).toHaveValue('Grace');
  });
});

test('keeps the story while it fails, then thanks for it from the top, and a moderator finds it pending', async ({
  page,
  stories,
}) => {
  await openForm(page);
  const story = {
    ...STORY,
    'Full name': '  Amara Nwosu ',
    'Current company': stories.company,
  };
  await fillIn(page, story);

  await test.step('when it fails the form stays as it was', async () => {
    await page.route('**/api/testimonials/submit', (route) => route.fulfill({ status: 500 }));
    await submitButton(page).click();
    await expect(failureOf(page)).toContainText('Error');
    await expect(failureOf(page)).toContainText(
      'Failed to submit your testimonial. Please try again.',
    );
    for (const [label, value] of Object.entries(story)) {
      await expect(field(page, label as keyof typeof STORY)).toHaveValue(value);
    }
  });

  await test.step('tells at its field what only the server finds wrong', async () => {
    const errors = [{ field: 'company', message: 'Company is not what it seems.' }];
    await page.route('**/api/testimonials/submit', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        json: { title: 'Bad Request', status: 400, detail: 'Something is wrong.', errors },
      }),
    );
    await submitButton(page).click();
    const company = field(page, 'Current company');
    await expect(company).toBeFocused();
    await expect(company).toHaveAccessibleDescription('Company is not what it seems.');
    await company.fill('Another');
    await expect(company).toHaveAttribute('aria-invalid', 'false');
    await company.fill(stories.company);
  });
  await test.step('tells who sends too much when to go on', async () => {
    const detail = 'Too many stories have come from your network address. Try again in 5 minutes.';
    await page.route('**/api/testimonials/submit', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        json: { title: 'Too Many Requests', status: 429, detail },
      }),
    );
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(detail);
  });

  await page.unroute('**/api/testimonials/submit');
  const sent = nextSubmission(page);
  await submitButton(page).click();
  expect(await sent).toEqual({
    studentName: 'Amara Nwosu',
    studentImage: STORY['Profile image URL'],
    linkedinUrl: STORY['LinkedIn URL'],
    previousRole: 'Branch manager',
    currentRole: 'Data analyst',
    company: stories.company,
    companyLogo: '',
    courseTaken: STORY['Course completed'],
    quote: STORY.Testimonial,
  });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your story');
  const card = page.getByRole('main').getByRole('status');
  await expect(card).toContainText('will be reviewed and published once approved');
  await expect(page.getByRole('main').getByRole('form')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(card.getByRole('link', { name: 'Browse courses' })).toHaveAttribute(
    'href',
    '/courses',
  );
  await card.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');

  expect(await stories.list()).toMatchObject([{ studentName: 'Amara Nwosu', status: 'pending' }]);
});
