import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { ApiError } from '../../../../api/api-error';
import { createQueryClient } from '../../../../api/query-client';
import { getToasts } from '../../../../components/toaster/toast-store';
import { problem } from '../../../../testing/handlers';
import { server } from '../../../../testing/server';
import { NEW_TESTIMONIAL } from '../forms/testimonial-values';
import { useTestimonialForm } from './use-testimonial-form';

function show() {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(useTestimonialForm, { wrapper }).result;
}

const expectToast = (title: string) =>
  waitFor(() =>
    expect(getToasts()[0]).toMatchObject({ title, description: 'No.', variant: 'destructive' }),
  );

describe('useTestimonialForm', () => {
  it('says what failed', async () => {
    server.use(
      http.post('/api/admin/testimonials', () => problem(500, 'No.')),
      http.put('/api/admin/testimonials/7', () => problem(500, 'No.')),
    );
    const { current } = show();
    act(() => current.create.mutate({ data: NEW_TESTIMONIAL }));
    await expectToast('Failed to create testimonial');
    const headers = { 'If-Match': '"1"' };
    act(() => current.update.mutate({ id: '7', data: { quote: 'Ten signs.' }, headers }));
    await expectToast('Failed to update testimonial');
  });

  it('leaves the form as it is when the newer version does not come', async () => {
    server.use(http.get('/api/admin/testimonials/7', () => problem(503, 'No.')));
    const setValues = jest.fn(() => Promise.resolve());
    const { current } = show();
    await act(() => current.loadConflict('7', new ApiError('Newer.', 412), { setValues }));
    await expectToast('Failed to update testimonial');
    expect(setValues).not.toHaveBeenCalled();
  });

  it('reads no newer version when saving failed for another reason', async () => {
    const setValues = jest.fn(() => Promise.resolve());
    const { current } = show();
    await act(() => current.loadConflict('7', new ApiError('Away.', 503), { setValues }));
    expect(setValues).not.toHaveBeenCalled();
  });
});
