import { openAs, test, toastOf } from '../admin';
import {
  answer,
  buildChange,
  DONE,
  ENDED,
  failOnce,
  paged,
  refuse,
  RUNS,
  tryAgain,
} from '../admin-sync-answers';
import { expectNoFault } from '../axe';
import { expect, hold } from '../test';

test('an undo says what it cannot do', async ({ page, admin }) => {
  const plan = page.getByRole('dialog', { name: 'Undo this sync?' });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await answer(page, '/17', { ...DONE, undo_until: until });
  await answer(page, '/17/changes?*', paged({ changes: [buildChange({})] }));
  await failOnce(page, `${RUNS}/17/undo?*`);
  await openAs(page, admin.credential, '/admin/syncs?dialog=17');
  await page.getByRole('button', { name: 'Undo…' }).click();
  await expect(plan).toContainText('We could not load what would go back');
  await expect(plan.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await expectNoFault(page);

  const change = { ...buildChange({}), touched_by: null, touched_at: null };
  const touched = { ...change, course_id: '2', touched_by: 19, touched_at: ENDED };
  await test.step('while some can go back, and another sync comes first', async () => {
    await answer(
      page,
      '/17/undo?*',
      paged({ changes: [touched, change], possible: 1_300, touched: 1_200 }, 2_500),
    );
    await tryAgain(page).click();
    await expect(plan).toContainText('1,200 of 2,500 courses changed again in later syncs');
    await expect(plan).toContainText('The next sync');
    const detail = 'A sync is running. Undo once it has finished.';
    await refuse(page, `${RUNS}/17/undo`, detail);
    const release = await hold(page, `${RUNS}/17/undo`);
    await plan.getByRole('button', { name: 'Undo the 1,300 that can be' }).click();
    await expect(plan.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(plan).toBeVisible();
    await answer(page, '/17/undo?*', paged({ changes: [touched], possible: 0, touched: 1 }));
    release();
    await expect(toastOf(page)).toContainText('Failed to undo the sync');
    await expect(toastOf(page)).toContainText(detail);
  });

  await test.step('when nothing can', async () => {
    await expect(plan).toContainText('1 of 1 course changed again in later syncs');
    await expect(plan).not.toContainText('The next sync');
    await expect(plan.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
    await expectNoFault(page);
    const frozen = { ...change, held_by: 'frozen' };
    await answer(page, '/17/undo?*', paged({ changes: [frozen], possible: 0, touched: 0 }));
    await plan.getByRole('button', { name: 'Cancel' }).click();
    await expect(plan).toBeHidden();
    await page.getByRole('button', { name: 'Undo…' }).click();
    await expect(plan).toContainText('All that this sync has changed is frozen');
    await expect(plan).not.toContainText('The next sync');
    await expectNoFault(page);
  });
});

test('an undo shows what its own sync has changed, from the first page on', async ({
  page,
  admin,
}) => {
  const undo_until = new Date(Date.now() + 86_400_000).toISOString();
  const runs = [17, 18].map((id) => ({ ...DONE, id, undo_until }));
  const dialog = page.getByRole('dialog', { name: 'Sync with Thinkific' });
  const plan = page.getByRole('dialog', { name: 'Undo this sync?' });
  const undo = plan.getByRole('button', { name: /^Undo/ });
  const openPlan = async (place: number) => {
    const table = page.getByRole('table', { name: 'Syncs' });
    await table.getByRole('row').nth(place).getByRole('button').first().click();
    await dialog.getByRole('button', { name: 'Undo…' }).click();
  };
  const close = async () => {
    await plan.getByRole('button', { name: 'Cancel' }).click();
    await expect(plan).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  };
  await answer(page, '/page?*', paged({ runs }, 2));
  for (const run of runs) {
    await answer(page, `/${run.id}`, run);
    await answer(page, `/${run.id}/changes?*`, paged({ changes: [buildChange({})] }));
    const pages = run.id === 17 ? 2 : 1;
    await page.route(`${RUNS}/${run.id}/undo?*`, (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get('page'));
      const title = `Course of ${run.id} on page ${number}`;
      const change = { ...buildChange({ title }), touched_by: null, touched_at: null };
      const changes = number > pages ? [] : [change];
      const total = pages * 25;
      return route.fulfill({
        json: paged({ changes, possible: total, touched: 0 }, total, number, pages),
      });
    });
  }
  await openAs(page, admin.credential, '/admin/syncs');
  await openPlan(1);
  await plan.getByRole('button', { name: 'Next' }).click();
  await expect(plan).toContainText('Course of 17 on page 2');
  await close();

  await test.step('also when that is another', async () => {
    const release = await hold(page, `${RUNS}/18/undo?*`);
    await openPlan(2);
    await expect(plan.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(plan).not.toContainText('Course of 17');
    await expect(undo).toHaveCount(0);
    release();
    await expect(plan).toContainText('Course of 18 on page 1');
    await expect(undo).toHaveText('Undo all 25 courses');
    await close();
  });

  await test.step('and when it is opened again', async () => {
    await openPlan(1);
    await plan.getByRole('button', { name: 'Next' }).click();
    await expect(plan).toContainText('Course of 17 on page 2');
    await close();
    await openPlan(1);
    await expect(plan).toContainText('Course of 17 on page 1');
  });
});
