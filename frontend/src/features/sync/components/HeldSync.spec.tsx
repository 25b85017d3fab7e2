import { screen, waitFor } from '@testing-library/react';
import { jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import type { SyncStatusDto } from '../../../api/generated/model/syncStatusDto';
import { useSyncThinkific } from '../../../api/generated/sync/sync';
import { getToasts } from '../../../components/toaster/toast-store';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { useSyncFailure } from '../hooks/use-sync-failure';
import { HeldSync } from './HeldSync';

const REASON = '7 courses would disappear.';

function answerStatus(status: Partial<SyncStatusDto>) {
  server.use(
    http.get('/api/admin/sync-status', () =>
      HttpResponse.json([{ platform: 'thinkific', ...status }]),
    ),
  );
}

const HELD = { state: 'held', held_run: 12, error: REASON } as const;

function Sync() {
  const { pathname, search } = useLocation();
  const tellFailure = useSyncFailure('thinkific', 'Failed to sync courses from Thinkific');
  const { mutate } = useSyncThinkific({ mutation: { onError: tellFailure } });
  return (
    <>
      <button onClick={() => mutate()}>Sync</button>
      <output>{pathname + search}</output>
    </>
  );
}

describe('A held sync', () => {
  it('has a bar that says why and leads to it', async () => {
    answerStatus(HELD);
    renderWithProviders(<HeldSync platform="thinkific" />);
    const bar = await screen.findByRole('group', { name: 'Sync with Thinkific that needs review' });
    expect(bar.textContent).toContain(REASON);
    const link = screen.getByRole('link', { name: 'Review' });
    expect(link.getAttribute('href')).toBe('/admin/syncs?dialog=12');
  });

  it('has no bar while none is held', async () => {
    const answered = jest.fn();
    server.events.on('response:mocked', answered);
    answerStatus({ state: 'fresh', held_run: null, error: null });
    renderWithProviders(<HeldSync platform="thinkific" />);
    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('is no error, and its only button is Review', async () => {
    answerStatus(HELD);
    server.use(
      http.post('/api/admin/thinkific/sync', () =>
        HttpResponse.json(
          { type: 'urn:lectern:problem:sync-held', title: 'Conflict', status: 409, detail: '' },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    );
    const { user } = renderWithProviders(<Sync />);
    await user.click(screen.getByRole('button', { name: 'Sync' }));
    await waitFor(() => expect(getToasts()[0]?.title).toBe(REASON));
    expect(getToasts()[0]).not.toHaveProperty('variant');
    expect(getToasts()[0]?.action?.label).toBe('Review');
    getToasts()[0]?.action?.onClick();
    await screen.findByText('/admin/syncs?dialog=12');
  });
});
