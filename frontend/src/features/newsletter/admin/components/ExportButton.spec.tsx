import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { createQueryClient } from '../../../../api/query-client';
import { getToasts } from '../../../../components/toaster/toast-store';
import { problem } from '../../../../testing/handlers';
import { server } from '../../../../testing/server';
import { ExportButton } from './ExportButton';

it('fails with a message of its own', async () => {
  server.use(http.get('/api/admin/newsletters/export', () => problem(503, 'Others run.')));
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <ExportButton wanted={{}} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(getToasts()[0]?.title).toBe('Failed to export CSV'));
  const [mutation] = queryClient.getMutationCache().getAll();
  expect(mutation?.state.error?.message).toBe('Failed to export newsletters');
});
