import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import type { ReopenTestimonialsDto } from '../../../../api/generated/model/reopenTestimonialsDto';
import type { SetTestimonialStatusDto } from '../../../../api/generated/model/setTestimonialStatusDto';
import { createQueryClient } from '../../../../api/query-client';
import { clearUndos, undoLast } from '../../../../components/admin/undo';
import { getToasts } from '../../../../components/toaster/toast-store';
import { buildTestimonial } from '../../../../testing/builders';
import { problem } from '../../../../testing/handlers';
import { server } from '../../../../testing/server';
import { useDecisions } from './use-decisions';

const ada = buildTestimonial({ id: 'ada' });
const bea = buildTestimonial({ id: 'bea' });

/** Returns the calls that the server got, and what it answers to the decisions about a story. */
function listen() {
  const calls: string[] = [];
  const answers = new Map<string, () => Response | Promise<Response>>();
  server.use(
    http.put<{ id: string }, SetTestimonialStatusDto>(
      '/api/admin/testimonials/:id/status',
      async ({ params: { id }, request }) => {
        const { status } = await request.json();
        calls.push(`${status} ${id} ${request.headers.get('if-match')}`);
        const etag = `"${calls.length + 1}"`;
        return (
          (await answers.get(id)?.()) ?? HttpResponse.json(buildTestimonial({ id, status, etag }))
        );
      },
    ),
    http.post<object, ReopenTestimonialsDto>(
      '/api/admin/testimonials/reopen',
      async ({ request }) => {
        const { ids, status, etags } = await request.json();
        calls.push(`reopen ${status} ${ids.join()} ${etags?.join()}`);
        return HttpResponse.json({ reopened: ids.map((id) => ({ id, etag: '"9"' })) });
      },
    ),
  );
  return { calls, answers };
}

function open() {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useDecisions, { wrapper });
  return {
    decide: (...decision: Parameters<ReturnType<typeof useDecisions>['decide']>) =>
      act(() => result.current.decide(...decision)),
    statusOf: (story: typeof ada) => result.current.show([story])[0]?.status,
    settle: () => waitFor(() => expect(result.current.isBusy).toBe(false)),
  };
}

const toasts = () => getToasts().map(({ title, description }) => `${title}: ${description}`);

afterEach(clearUndos);

it('shows decisions at once, and sends them in their order, one about each story', async () => {
  const { calls, answers } = listen();
  const { decide, statusOf, settle } = open();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  answers.set('ada', async () => {
    await held;
    return HttpResponse.json(buildTestimonial({ id: 'ada', status: 'approved' }));
  });
  decide(ada, 'approved');
  decide(ada, 'rejected');
  decide(bea, 'rejected');
  await waitFor(() => expect([ada, bea].map(statusOf)).toEqual(['approved', 'rejected']));
  answer();
  await settle();
  expect(calls).toEqual(['approved ada "1"', 'rejected bea "1"']);
});

it('undoes what is not sent yet after it has arrived, and decides again on the new version', async () => {
  const { calls } = listen();
  const { decide, settle } = open();
  decide(ada, 'approved');
  act(() => void undoLast());
  decide(ada, 'rejected');
  await settle();
  expect(calls).toEqual(['approved ada "1"', 'reopen approved ada "2"', 'rejected ada "9"']);
});

it.each([
  ['no answer', () => HttpResponse.error()],
  ['503', () => problem(503, 'No.')],
  ['412', () => problem(412, 'No.')],
])('reports %s, leaves nothing to undo and goes on', async (_what, answer) => {
  const { calls, answers } = listen();
  answers.set('ada', answer);
  const { decide, statusOf, settle } = open();
  decide(ada, 'approved');
  await settle();
  expect(toasts()).toEqual([expect.stringContaining('Failed to update status')]);
  expect(statusOf(ada)).toBe('pending');
  expect(undoLast()).toBeUndefined();
  decide(bea, 'approved');
  await settle();
  expect(calls).toEqual(['approved ada "1"', 'approved bea "1"']);
});

it('undoes nothing that somebody else has decided alike', async () => {
  const { answers } = listen();
  const same = { ...buildTestimonial({ id: 'ada', status: 'approved' }), isUnchanged: true };
  answers.set('ada', () => HttpResponse.json(same));
  const { decide, settle } = open();
  decide(ada, 'approved');
  await settle();
  expect(toasts()).toEqual(['Nothing to change: The story of Maria is approved already']);
  expect(undoLast()).toBeUndefined();
});

it('says so when the story has changed before the undo', async () => {
  listen();
  server.use(
    http.post('/api/admin/testimonials/reopen', () => HttpResponse.json({ reopened: [] })),
  );
  const { decide, settle } = open();
  decide(ada, 'approved');
  await settle();
  act(() => void undoLast());
  await waitFor(() => expect(toasts()).toEqual(['Nothing was undone: Changed since: 1.']));
});
