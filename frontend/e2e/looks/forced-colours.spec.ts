import type { Locator } from '@playwright/test';
import { openAs } from '../admin';
import { expect, test } from '../testimonials';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** A system colour as this browser shows it. */
const system = (locator: Locator, colour: string) =>
  locator.evaluate((element, value) => {
    const probe = document.createElement('i');
    probe.style.cssText = `color: ${value}; forced-color-adjust: none`;
    element.ownerDocument.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, colour);

async function expectHighlighted(pressed: Locator, other: Locator) {
  const [fill, text] = [await system(pressed, 'Highlight'), await system(pressed, 'HighlightText')];
  await expect(pressed).toHaveCSS('background-color', fill);
  await expect(pressed).toHaveCSS('color', text);
  await expect(other).not.toHaveCSS('background-color', fill);
}

test('tell a pressed filter of the catalogue, and the present page', async ({ page }) => {
  await page.goto('/courses?category=Data');
  const filter = (name: string) => page.getByRole('button', { name, exact: true });
  await expectHighlighted(filter('Data'), filter('AI'));

  await test.step('the present page in the header', async () => {
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    const highlight = await system(link('Courses'), 'Highlight');
    await expect(link('Courses')).toHaveCSS('border-bottom-color', highlight);
    await expect(link('Home')).toHaveCSS(
      'border-bottom-color',
      await system(link('Home'), 'Canvas'),
    );
  });
});

test('keep the line from one role to the next', async ({ page }) => {
  await page.goto('/');
  const line = page.locator('figcaption [aria-hidden]').first();
  await expect(line).toHaveCSS('background-color', await system(line, 'CanvasText'));
});

test('tell which switch is on, which field has the focus and which option the keyboard is on', async ({
  page,
  admin,
}) => {
  await openAs(page, admin.credential, '/admin/courses');

  await test.step('which field has the focus', async () => {
    const search = page.getByRole('searchbox', { name: 'Search courses' });
    await search.focus();
    const field = page.locator('.ant-input-affix-wrapper', { has: search });
    await expect(field).toHaveCSS('outline-style', 'solid');
  });

  await test.step('which option the keyboard is on', async () => {
    await page.getByRole('combobox', { name: 'Visibility' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.ant-select-item-option-active')).toHaveCSS(
      'outline-style',
      'solid',
    );
    await page.keyboard.press('Escape');
  });

  await test.step('keep track and handle of a switch, and tell whether it is on', async () => {
    const choose = async (name: string) => {
      await page.getByRole('combobox', { name: 'Visibility' }).click();
      await page.getByRole('option', { name }).click();
      const shown = page.getByRole('switch', { disabled: false, checked: name === 'Visible Only' });
      await expect(shown.first()).toBeVisible();
    };
    const control = page.getByRole('switch', { disabled: false }).first();
    const highlight = await system(control, 'Highlight');
    await choose('Visible Only');
    await expect(control).toHaveCSS('background-color', highlight);
    await choose('Hidden Only');
    await expect(control).not.toHaveCSS('background-color', highlight);
  });
});
