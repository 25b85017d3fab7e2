import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../../../api/query-client';
import { problem } from '../../../../testing/handlers';
import { server } from '../../../../testing/server';
import { useSubscriberExport } from './use-subscriber-export';

describe('useSubscriberExport', () => {
  it('fails with a message of its own', async () => {
    server.use(http.get('/api/admin/newsletters/export', () => problem(503, 'Others run.')));
    const queryClient = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(useSubscriberExport, { wrapper });
    act(() => result.current.start({}));
    const failure = () => queryClient.getMutationCache().getAll()[0]?.state.error?.message;
    await waitFor(() => expect(failure()).toBe('Failed to export newsletters'));
  });
});
