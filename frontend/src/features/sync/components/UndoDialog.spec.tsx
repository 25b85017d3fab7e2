import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import type { UndoPlanDto } from '../../../api/generated/model/undoPlanDto';
import { getToasts } from '../../../components/toaster/toast-store';
import { buildPagination, buildSyncChange, buildSyncRun } from '../../../testing/builders';
import { respondWith, failOnce, problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { UndoDialog } from './UndoDialog';

const PATH = '/api/admin/sync-runs/17/undo';
const RUN = buildSyncRun({ id: 17, status: 'succeeded', finished_at: '2026-05-04T06:00:02.100Z' });

const FREE = { ...buildSyncChange(), touched_by: null, touched_at: null };
const TOUCHED = { ...FREE, course_id: '2', touched_by: 19, touched_at: '2026-05-04T07:00:00.000Z' };

function plan(fields: Partial<UndoPlanDto>): UndoPlanDto {
  return { changes: [FREE], possible: 1, touched: 0, pagination: buildPagination(1), ...fields };
}

function show() {
  server.use(respondWith('/api/admin/sync-status', []));
  return renderWithProviders(<UndoDialog open run={RUN} onUndone={() => {}} onClose={() => {}} />);
}

const words = () => screen.getByRole('dialog').textContent;
const undoButton = () => screen.queryByRole('button', { name: /^Undo/ });

describe('The undo of a sync', () => {
  it('is not offered before it is known what would go back', async () => {
    server.use(failOnce(PATH), respondWith(PATH, plan({})));
    const { user } = show();
    expect(await screen.findByText('We could not load what would be undone')).toBeTruthy();
    expect(undoButton()).toBeNull();
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('Undo 1 course')).toBeTruthy();
    expect(words()).toContain('applies the values of Thinkific again');
  });

  it('names what cannot go back, and why it was refused', async () => {
    const detail = 'A sync is running. Undo once it has finished.';
    server.use(
      respondWith(PATH, plan({ changes: [TOUCHED, FREE], possible: 1_300, touched: 1_200 })),
      http.post(PATH, () => {
        server.use(respondWith(PATH, plan({ changes: [TOUCHED], possible: 0, touched: 1 })));
        return problem(409, detail);
      }),
    );
    const { user } = show();
    const undo = await screen.findByText('Undo the 1,300 that can be undone');
    expect(words()).toContain('1,200 of 2,500 courses changed again in later syncs');
    await user.click(undo);
    await waitFor(() =>
      expect(getToasts()[0]).toMatchObject({
        title: 'Failed to undo the sync',
        description: detail,
      }),
    );
    await waitFor(() => expect(words()).toContain('1 of 1 course changed again in later syncs'));
    expect(words()).not.toContain('The next sync');
    expect(undoButton()).toBeNull();
  });

  it('is not possible where all courses are frozen', async () => {
    const changes = [{ ...FREE, held_by: 'frozen' as const }];
    server.use(respondWith(PATH, plan({ changes, possible: 0 })));
    show();
    await screen.findByText(/^All courses that this sync changed are frozen/);
    expect(words()).not.toContain('The next sync');
    expect(undoButton()).toBeNull();
  });

  it('begins with the first page each time that it is opened', async () => {
    server.use(
      respondWith('/api/admin/sync-status', []),
      http.get(PATH, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const changes = [{ ...FREE, title: `Course on page ${page}` }];
        const pagination = buildPagination(50, page);
        return HttpResponse.json(plan({ changes, possible: 50, pagination }));
      }),
    );
    function Toggled() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <button onClick={() => setOpen(!open)}>Toggle</button>
          <UndoDialog open={open} run={RUN} onUndone={() => {}} onClose={() => {}} />
        </>
      );
    }
    const { user } = renderWithProviders(<Toggled />);
    await screen.findByText('Course on page 1');
    await user.click(screen.getByText('Next'));
    await screen.findByText('Course on page 2');
    await user.click(screen.getByText('Toggle'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByText('Toggle'));
    expect(await screen.findByText('Course on page 1')).toBeTruthy();
  });
});
