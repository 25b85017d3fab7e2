import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { SettingDto } from '../../../api/generated/model/settingDto';
import { getToasts } from '../../../components/toaster/toast-store';
import { respondWith } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { SchoolSync } from './SchoolSync';

const FILE = '/api/admin/feed/file';

const settingsOf = (value: string): SettingDto[] => [
  {
    name: 'FEED_SOURCE',
    value,
    is_set: true,
    is_secret: false,
    is_lost: false,
    source: 'stored',
    locked_by: null,
  },
];

beforeEach(() =>
  server.use(
    respondWith('/api/admin/sync-status', []),
    respondWith('/api/admin/sync-runs/running', []),
  ),
);

it('shows nothing while the feed is not used', () => {
  renderWithProviders(<SchoolSync platform="feed" settings={settingsOf('off')} />);
  expect(screen.queryByText('Sync courses')).toBeNull();
});

it('uploads a file', async () => {
  let sent = '';
  server.use(
    respondWith(FILE, { name: null, courses: 0, uploaded_at: null }),
    http.put(FILE, async ({ request }) => {
      sent = `${new URL(request.url).search} ${await request.text()}`;
      const uploaded = { name: 'courses.csv', courses: 2, uploaded_at: new Date().toISOString() };
      return HttpResponse.json(uploaded);
    }),
  );
  renderWithProviders(<SchoolSync platform="feed" settings={settingsOf('upload')} />);
  await screen.findByText('No file has been uploaded yet.');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const file = new File(['id,title,url'], 'courses.csv', { type: 'text/csv' });
  if (input) await userEvent.upload(input, file);
  await screen.findByText(/courses.csv with 2 courses/);
  expect(sent).toBe('?name=courses.csv id,title,url');
});

it('says how many courses were synced', async () => {
  server.use(
    http.post('/api/admin/feed/sync', () =>
      HttpResponse.json({ synced_count: 12, problem_count: 1 }),
    ),
  );
  renderWithProviders(<SchoolSync platform="feed" settings={settingsOf('address')} />);
  expect(screen.queryByText('Upload a CSV or JSON file')).toBeNull();
  await userEvent.click(screen.getByText('Sync courses'));
  await waitFor(() =>
    expect(getToasts()[0]).toMatchObject({
      title: 'Synced 12 courses of the course feed',
      description: 'Completed with 1 problem',
    }),
  );
});
