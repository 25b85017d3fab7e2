import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { getToasts } from '../../../components/toaster/toast-store';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { PreviewButton } from './PreviewButton';

it.each(['thinkific', 'udemy'] as const)(
  'says why a preview of %s has failed',
  async (platform) => {
    const detail = `${platform} answered 503.`;
    server.use(http.post(`/api/admin/${platform}/sync/preview`, () => problem(502, detail)));
    const { user } = renderWithProviders(<PreviewButton platform={platform} />);
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    await waitFor(() =>
      expect(getToasts()[0]).toMatchObject({
        title: 'Failed to preview the sync',
        description: detail,
        variant: 'destructive',
      }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
