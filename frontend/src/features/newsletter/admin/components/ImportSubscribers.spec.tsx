import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { NewsletterImportDto } from '../../../../api/generated/model/newsletterImportDto';
import { createQueryClient } from '../../../../api/query-client';
import { getToasts } from '../../../../components/toaster/toast-store';
import { problem } from '../../../../testing/handlers';
import { server } from '../../../../testing/server';
import { ImportSubscribers } from './ImportSubscribers';

const FOUND: NewsletterImportDto = {
  rows: 4,
  fresh: 1,
  added: 0,
  subscribed: 0,
  unsubscribed: 0,
  repeated: 0,
  invalid: 0,
  errors: [],
  left_elsewhere: { unsubscribed: 1, bounced: 0, complained: 0, unconfirmed: 0, unknown: 2 },
  unknown_statuses: [{ value: 'VIP', count: 2 }],
  columns: [
    { name: 'Mine', has_addresses: true, has_dates: false },
    { name: '', has_addresses: true, has_dates: false },
    { name: 'Linked', has_addresses: false, has_dates: true },
  ],
  email_column: 1,
  date_column: null,
};

/** Opens the dialog, and hands it a file in which `found` is found. */
async function choose(found: NewsletterImportDto) {
  const asked: string[] = [];
  server.use(
    http.post('/api/admin/newsletters/import/preview', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(found);
    }),
  );
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ImportSubscribers />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import Subscribers' });
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('The dialog has no field for a file.');
  await user.upload(input, new File(['x'], 'readers.csv', { type: 'text/csv' }));
  await waitFor(() => expect(asked).toEqual(['']));
  return { user, asked };
}

describe('ImportSubscribers', () => {
  it('counts people who left elsewhere, and asks about a status that is not known', async () => {
    const { user, asked } = await choose(FOUND);
    await screen.findByText('unsubscribed in this file, left out');
    screen.getByText('with another status, left out');
    await user.click(screen.getByRole('checkbox', { name: 'VIP (2 lines)' }));
    await waitFor(() => expect(asked[1]).toBe('?active_statuses=VIP'));
    screen.getByRole('checkbox', { name: 'VIP (2 lines)', checked: true });
  });

  it('reads a file again only once the reading before has ended', async () => {
    const unknown_statuses = ['VIP', 'Gold'].map((value) => ({ value, count: 1 }));
    const { user, asked } = await choose({ ...FOUND, unknown_statuses });
    await screen.findByRole('checkbox', { name: 'VIP (1 line)' });
    const reading = Promise.withResolvers<undefined>();
    server.use(
      http.post('/api/admin/newsletters/import/preview', async ({ request }) => {
        asked.push(new URL(request.url).search);
        await reading.promise;
        return HttpResponse.json({ ...FOUND, unknown_statuses });
      }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'VIP (1 line)' }));
    await user.click(screen.getByRole('checkbox', { name: 'Gold (1 line)' }));
    screen.getByRole('checkbox', { name: 'Gold (1 line)', checked: true });
    expect(asked).toEqual(['', '?active_statuses=VIP']);
    reading.resolve(undefined);
    await waitFor(() => expect(asked[2]).toBe('?active_statuses=VIP,Gold'));
  });

  it('asks for the column when it does not know which has the addresses', async () => {
    await choose({ ...FOUND, email_column: null });
    await screen.findByText('Which column of the file holds the email addresses?');
    screen.getByRole('combobox', { name: 'Column of email addresses' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Add / }).disabled).toBe(true);
  });

  it('adds nobody by a choice that the server could not read', async () => {
    const { user } = await choose(FOUND);
    const box = await screen.findByRole('checkbox', { name: 'VIP (2 lines)' });
    server.use(
      http.post('/api/admin/newsletters/import/preview', () => problem(503, 'It is away.')),
    );
    await user.click(box);
    expect((await screen.findByRole('alert')).textContent).toContain('It is away.');
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add 1 subscriber' });
    expect(add.disabled).toBe(true);
  });

  it('keeps the file when the server is away', async () => {
    const { user } = await choose({ ...FOUND, fresh: 2 });
    server.use(
      http.post('/api/admin/newsletters/import', () => problem(503, 'The database is away.')),
    );
    const add = await screen.findByRole('button', { name: 'Add 2 subscribers' });
    await user.click(add);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The database is away. No one was added.',
    );
    screen.getByText('readers.csv');
    server.use(http.post('/api/admin/newsletters/import', () => HttpResponse.json({ added: 2 })));
    await user.click(add);
    await waitFor(() => expect(getToasts()[0]?.description).toBe('2 subscribers added'));
  });
});
