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

test('tell a pressed filter of the back office, and the present screen', async ({
  page,
  admin,
}) => {
  await openAs(page, admin.credential, '/admin/testimonials?status=pending');
  const filter = (name: string) => page.getByRole('button', { name, exact: true });
  await expectHighlighted(filter('Pending'), filter('Approved'));
  const link = (name: string) => page.getByRole('link', { name });
  await expectHighlighted(link('Testimonials'), link('Dashboard'));

  await test.step('and what cannot be pressed, though it keeps the focus', async () => {
    await page.goto('/admin/audit');
    const newest = page.getByRole('button', { name: 'Newest' });
    await expect(newest).toBeDisabled();
    await expect(newest).toHaveCSS('color', await system(newest, 'GrayText'));
  });
});

test('tell which switch is on, which field has the focus and which option the keyboard is on', async ({
  page,
  admin,
}) => {
  await openAs(page, admin.credential, '/admin/courses');

  await test.step('which field has the focus', async () => {
    const search = page.getByRole('searchbox', { name: 'Search courses' });
    await search.focus();
    await expect(search.locator('..')).toHaveCSS('outline-style', 'solid');
  });

  await test.step('which option the keyboard is on', async () => {
    await page.getByRole('combobox', { name: 'Visibility' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const option = (name: string) => page.getByRole('option', { name });
    await expectHighlighted(option('Visible Only'), option('Hidden Only'));
    await page.keyboard.press('Escape');
  });

  await test.step('keep track and handle of a switch, and tell whether it is on', async () => {
    const choose = async (name: string) => {
      await page.getByRole('combobox', { name: 'Visibility' }).click();
      await page.getByRole('option', { name }).click();
      const shown = page.getByRole('switch', { disabled: false, checked: name === 'Visible Only' });
      await expect(shown.first()).toBeVisible();
    };
    const handleOf = (control: Locator) =>
      control
        .locator('.ant-switch-handle')
        .evaluate((handle) => getComputedStyle(handle, '::before').backgroundColor);
    for (const [filter, track, handle] of [
      ['Visible Only', 'Highlight', 'HighlightText'],
      ['Hidden Only', 'ButtonFace', 'ButtonText'],
    ] as const) {
      await choose(filter);
      const control = page.getByRole('switch', { disabled: false }).first();
      await expect(control).toHaveCSS('background-color', await system(control, track));
      await expect(control).toHaveCSS('border-top-style', 'solid');
      expect(await handleOf(control)).toBe(await system(control, handle));
    }
  });
});

test('tell which row height is chosen, and that some of the courses are', async ({
  page,
  admin,
}) => {
  const mark = (box: Locator) =>
    box.locator('xpath=..').evaluate((shown) => getComputedStyle(shown, '::after').backgroundColor);
  const expectMarked = async (box: Locator) => {
    const highlight = await system(box, 'Highlight');
    await expect.poll(() => mark(box)).toBe(highlight);
  };
  await openAs(page, admin.credential, '/admin/users');
  await page.getByRole('button', { name: 'Columns and row height' }).click();
  await expectMarked(page.getByRole('radio', { checked: true }));
  await page.goto('/admin/courses');
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await expectMarked(page.getByRole('checkbox', { name: 'Select all', exact: true }));
});

test('tell the row, the card and the item of a menu that the keyboard is on', async ({
  page,
  admin,
  stories,
}) => {
  await stories.add({ studentName: 'One' });
  const outlined = async (part: Locator) => {
    await expect(part).toHaveCSS('outline-style', 'solid');
    await expect(part).toHaveCSS('outline-color', await system(part, 'Highlight'));
  };

  await test.step('a row, and the bar with what can be done to it', async () => {
    await openAs(page, admin.credential, stories.screen);
    await expect(page.getByRole('checkbox', { name: 'Select One' })).toBeVisible();
    for (const key of ['j', 'x']) await page.keyboard.press(key);
    await outlined(page.locator('tr[aria-current]'));
    const bar = page.getByRole('group', { name: 'Selected testimonials' });
    await expect(bar).toHaveCSS('border-top-style', 'solid');
  });

  await test.step('an item of the saved views', async () => {
    await page.getByRole('button', { name: 'Views' }).press('Enter');
    const item = page.getByRole('menuitem', { name: 'Save as new view…' });
    await page.keyboard.press('ArrowDown');
    const fill = await system(item, 'Highlight');
    await expect(item).toHaveCSS('background-color', fill);
    await expect(page.getByRole('menu')).not.toHaveCSS('background-color', fill);
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
  });

  await test.step('the edges of the reading view and of its parts', async () => {
    await page.getByText('One', { exact: true }).click();
    const reader = page.getByRole('dialog', { name: /^Story/ });
    await expect(reader.getByRole('blockquote')).toBeVisible();
    await expect(reader.locator('.ant-modal-container')).toHaveCSS('outline-style', 'solid');
    await expect(reader.getByText('Pending', { exact: true })).toHaveCSS(
      'border-top-style',
      'solid',
    );
    await expect(reader).toHaveCSS('animation-name', 'none');
  });

  await test.step('a card', async () => {
    await page.goto('/admin/courses');
    await expect(page.getByText(/^Showing/)).toBeVisible();
    await page.keyboard.press('j');
    await outlined(page.locator('li[aria-current]'));
  });
});
