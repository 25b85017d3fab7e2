import { expect, test } from '../test';

test('the hero says what this is and leads to the courses', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const main = page.getByRole('main');
  for (const [figure, label] of [
    ['20,000+', 'students trained'],
    ['20+', 'years teaching'],
    ['95%', 'success rate'],
  ] as const) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible();
    await expect(main.getByText(label)).toBeVisible();
  }
  await test.step('screen readers read the employers once', async () => {
    await expect(page.getByRole('region', { name: 'Employers' })).toMatchAriaSnapshot(`
      - region "Employers":
        - paragraph: /Where our students work now. Halden & Roe, .+ Lumen Freight\\./
    `);
  });
  await test.step('and shown in a strip', async () => {
    const employers = page.getByRole('region', { name: 'Employers' });
    await expect(employers.getByText('KESTREL', { exact: true }).first()).toBeVisible();
  });
  await test.step('the footer leads to every part of the site', async () => {
    const footer = page.getByRole('contentinfo');
    for (const [name, address] of [
      ['All courses', '/courses'],
      ['AI', '/courses?category=AI'],
      ['Data', '/courses?category=Data'],
      ['Software Engineering', '/courses?category=Software'],
      ['Cohorts', '/cohorts'],
      ['Events', '/events'],
      ['Meetups', '/meetups'],
      ['Share your story', '/submit-testimonial'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        address,
      );
    }
    for (const network of ['LinkedIn', 'YouTube', 'GitHub']) {
      await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', /^https:/);
    }
  });

  await main.getByRole('link', { name: 'Browse courses' }).first().click();
  await expect(page).toHaveURL('/courses');
  await page.goBack();
  await expect(main.getByRole('link', { name: 'Explore cohorts' }).first()).toBeVisible();
});
