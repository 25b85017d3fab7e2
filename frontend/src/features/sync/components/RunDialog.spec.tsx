import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { getToasts } from '../../../components/toaster/toast-store';
import { buildPagination, buildSyncChange, buildSyncRun } from '../../../testing/builders';
import { respondWith, failOnce, problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { RunDialog } from './RunDialog';

const RUNS = '/api/admin/sync-runs';
const ENDED = '2026-05-04T06:00:02.100Z';

const PARTIAL = buildSyncRun({
  id: 17,
  status: 'partial',
  finished_at: ENDED,
  problems: 60,
  proposed: 2,
  frozen: 1,
});

const HELD = buildSyncRun({
  id: 18,
  status: 'held',
  finished_at: ENDED,
  decision: 'waiting',
  removed: 8,
  error: '8 courses would disappear.',
});

const changesOf = (changes = [buildSyncChange()]) => ({
  changes,
  pagination: buildPagination(changes.length),
});

function show(id: number) {
  const onClose = jest.fn();
  return {
    onClose,
    ...renderWithProviders(<RunDialog id={id} onShow={() => {}} onClose={onClose} />),
  };
}

describe('A sync in its dialog', () => {
  it('says what of it could not be loaded', async () => {
    server.use(
      failOnce(`${RUNS}/17`),
      respondWith(`${RUNS}/17`, PARTIAL),
      failOnce(`${RUNS}/17/problems`),
      failOnce(`${RUNS}/17/changes`),
    );
    const { user } = show(17);
    expect(await screen.findByText('We could not load this sync')).toBeTruthy();
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('We could not load the problems')).toBeTruthy();
    expect(await screen.findByText('We could not load the changes')).toBeTruthy();
  });

  it('says what became of each course, and of what could not be read', async () => {
    const price = { field: 'price', before: '$49.00', after: null, is_overridden: true } as const;
    const changes = [
      buildSyncChange({ kind: 'removed', title: 'Is gone' }),
      buildSyncChange({ course_id: '2', held_by: 'ask', title: 'Asks' }),
      buildSyncChange({ course_id: '3', held_by: 'declined', title: 'Was declined' }),
      buildSyncChange({ course_id: '4', held_by: 'frozen', title: 'Is frozen' }),
      buildSyncChange({ course_id: '5', title: 'Is ours', fields: [price] }),
      buildSyncChange({ course_id: '6', kind: 'returned', title: 'Is back' }),
      buildSyncChange({ course_id: '7', kind: 'added', title: 'Is new' }),
    ];
    const reason = 'Invalid input: expected number, received string';
    const source = 'GET /courses, item 3';
    server.use(
      respondWith(`${RUNS}/17`, PARTIAL),
      respondWith(`${RUNS}/17/changes`, changesOf(changes)),
      respondWith(`${RUNS}/17/problems`, [
        { course_id: null, title: null, source, field: 'id', reason },
      ]),
    );
    show(17);
    const list = await screen.findByRole('list', { name: 'Changes' });
    const courses = within(list).getAllByRole('listitem');
    expect(courses.map(({ textContent }) => textContent)).toEqual([
      'GoneIs gone',
      'ChangedAsksneeds review',
      'ChangedWas declineddeclined',
      'ChangedIs frozenfrozen, not changed',
      'ChangedIs oursPrice$49.00 → nothing The site shows an override instead',
      'BackIs back',
      'NewIs new',
    ]);
    const problems = await screen.findByRole('table', { name: '60 problems' });
    expect(within(problems).getAllByRole('row')[1]?.textContent).toBe(`${source}id${reason}`);
    expect(screen.getByText('And 59 more.')).toBeTruthy();
  });

  it('may not exist, which a second try would not change', async () => {
    server.use(http.get(`${RUNS}/999`, () => problem(404, 'There is no such sync.')));
    const { user, onClose } = show(999);
    expect(await screen.findByText('This sync does not exist')).toBeTruthy();
    expect(screen.queryByText('Try again')).toBeNull();
    await user.click(screen.getByText('Back to the list'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Keep ours', 'keep', 'Failed to keep our courses'],
    ['Apply anyway', 'apply', 'Failed to apply the changes'],
  ])('says when somebody else was faster than "%s"', async (name, call, title) => {
    const detail = 'This sync awaits no decision. Somebody may have already decided.';
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    server.use(
      respondWith(`${RUNS}/18`, HELD),
      respondWith(`${RUNS}/18/changes`, changesOf()),
      http.post(`${RUNS}/18/${call}`, async () => {
        await released;
        return problem(409, detail);
      }),
    );
    const { user } = show(18);
    await screen.findByText('8 courses would disappear.');
    const button = (label: string) => screen.getByText(label).closest('button');
    await user.click(screen.getByText(name));
    const other = name === 'Keep ours' ? 'Apply anyway' : 'Keep ours';
    expect(button(other)?.disabled).toBe(true);
    release();
    await waitFor(() =>
      expect(getToasts()[0]).toMatchObject({ title, description: detail, variant: 'destructive' }),
    );
    await waitFor(() => expect(button(other)?.disabled).toBe(false));
  });
});
