import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getToasts } from '../../../../components/toaster/toast-store';
import { problem } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { ExportButton } from './ExportButton';

const ADDRESS = '/api/admin/newsletters/export';

describe('ExportButton', () => {
  it('shows that it runs, and can be broken off without a message', async () => {
    const held = Promise.withResolvers<undefined>();
    server.use(
      http.get(ADDRESS, async () => {
        await held.promise;
        return HttpResponse.text('Email');
      }),
    );
    const before = getToasts();
    const { user } = renderWithProviders(<ExportButton wanted={{}} />);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel export' });
    expect(screen.getByRole('status').textContent).toBe('Exporting: 0.0 MB');
    await user.click(cancel);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    expect(screen.queryByRole('button', { name: 'Cancel export' })).toBeNull();
    expect(getToasts()).toEqual(before);
    held.resolve(undefined);
  });

  it('says that it failed', async () => {
    server.use(http.get(ADDRESS, () => problem(503, 'No.')));
    const { user } = renderWithProviders(<ExportButton wanted={{}} />);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(getToasts()[0]?.title).toBe('Failed to export CSV'));
    expect(screen.queryByRole('button', { name: 'Cancel export' })).toBeNull();
  });
});
