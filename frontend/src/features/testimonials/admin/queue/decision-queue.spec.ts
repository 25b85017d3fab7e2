import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { storeToken } from '../../../../api/admin-token';
import type { ReopenTestimonialsDto } from '../../../../api/generated/model/reopenTestimonialsDto';
import type { SetTestimonialStatusDto } from '../../../../api/generated/model/setTestimonialStatusDto';
import { getListAdminTestimonialsQueryKey } from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { forgetUndos, undoLast } from '../../../../components/admin/undo';
import { getToasts } from '../../../../components/toaster/toast-store';
import { buildTestimonial } from '../../../../testing/builders';
import { problem } from '../../../../testing/handlers';
import { server } from '../../../../testing/server';
import { DecisionQueue } from './decision-queue';

const ada = buildTestimonial({ id: 'ada' });
const bea = buildTestimonial({ id: 'bea' });
const cleo = buildTestimonial({ id: 'cleo' });

/** What the server heard, in its order; `fault` is what it answers to a story's verdict. */
function listen() {
  const heard: string[] = [];
  const faults = new Map<string, () => Response | Promise<Response>>();
  server.use(
    http.put<{ id: string }, SetTestimonialStatusDto>(
      '/api/admin/testimonials/:id/status',
      async ({ params: { id }, request }) => {
        const { status } = await request.json();
        heard.push(`${status} ${id} ${request.headers.get('if-match')}`);
        const fault = faults.get(id);
        if (fault) return fault();
        return HttpResponse.json(buildTestimonial({ id, status, etag: `"${heard.length + 1}"` }));
      },
    ),
    http.post<object, ReopenTestimonialsDto>(
      '/api/admin/testimonials/reopen',
      async ({ request }) => {
        const { ids, status, etags } = await request.json();
        heard.push(`reopen ${status} ${ids.join()} ${etags?.join()}`);
        return HttpResponse.json({ reopened: ids.map((id) => ({ id, etag: '"9"' })) });
      },
    ),
  );
  return { heard, faults };
}

const refuse = (status: number) => () => problem(status, 'No.');

describe('the queue of decisions', () => {
  let queue: DecisionQueue;
  let heard: string[];
  let faults: ReturnType<typeof listen>['faults'];

  beforeEach(() => {
    ({ heard, faults } = listen());
    queue = new DecisionQueue(new QueryClient());
  });
  afterEach(forgetUndos);

  const states = () => queue.getDecisions().map(({ story, state }) => `${story.id} ${state}`);
  const becomes = (...expected: string[]) => waitFor(() => expect(states()).toEqual(expected));
  const toasts = () => getToasts().map(({ title, description }) => `${title}: ${description}`);

  it('sends one after the other, in the order of the keys, and forgets what the lists show', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    faults.set('ada', async () => {
      await held;
      return HttpResponse.json(buildTestimonial({ id: 'ada', status: 'approved' }));
    });
    queue.decide(ada, 'approved');
    queue.decide(bea, 'rejected');
    queue.decide(cleo, 'approved');
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(states()).toEqual(['ada sending', 'bea waiting', 'cleo waiting']);
    answer();
    await becomes();
    expect(heard).toEqual(['approved ada "1"', 'rejected bea "1"', 'approved cleo "1"']);
  });

  it('decides about a story once, until that is taken back', async () => {
    queue.decide(ada, 'approved');
    queue.decide(ada, 'rejected');
    queue.decide({ ...bea, status: 'approved' }, 'rejected');
    expect(states()).toEqual(['ada sending']);
    await becomes();
    expect(heard).toEqual(['approved ada "1"']);
  });

  it('decides anew on the version that taking back has made', async () => {
    queue.decide(ada, 'approved');
    undoLast();
    queue.decide(ada, 'rejected');
    await becomes();
    expect(heard).toEqual(['approved ada "1"', 'reopen approved ada "2"', 'rejected ada "9"']);
  });

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['500', refuse(500)],
    ['503', refuse(503)],
    ['401', refuse(401)],
    ['408', refuse(408)],
    ['429', refuse(429)],
  ])('stops at %s until somebody tries again', async (_what, fault) => {
    faults.set('bea', fault);
    for (const story of [ada, bea, cleo]) queue.decide(story, 'approved');
    await becomes('ada done', 'bea failed', 'cleo waiting');
    faults.clear();
    queue.retry();
    await becomes();
    expect(heard.slice(2)).toEqual(['approved bea "1"', 'approved cleo "1"']);
  });

  it.each([400, 404, 409, 412, 422, 499])('tells of %i, and passes it over', async (status) => {
    faults.set('ada', refuse(status));
    queue.decide(ada, 'approved');
    await becomes();
    expect(toasts()).toEqual([expect.stringContaining('Failed to update status')]);
    expect(undoLast()).toBeUndefined();
    queue.decide(bea, 'approved');
    await becomes();
    expect(heard).toEqual(['approved ada "1"', 'approved bea "1"']);
  });

  it('goes on without what is given up, or decided about anew', async () => {
    faults.set('ada', refuse(500));
    for (const story of [ada, bea]) queue.decide(story, 'approved');
    await becomes('ada failed', 'bea waiting');
    queue.giveUp();
    await becomes();
    expect(heard).toEqual(['approved ada "1"', 'approved bea "1"']);

    queue.decide(ada, 'approved');
    await becomes('ada failed');
    faults.clear();
    queue.decide(ada, 'rejected');
    await becomes();
    expect(heard.at(-1)).toBe('rejected ada "1"');
  });

  it('takes back what waits or failed without a call, the last first', async () => {
    faults.set('ada', refuse(500));
    for (const story of [ada, bea, cleo]) queue.decide(story, 'approved');
    await becomes('ada failed', 'bea waiting', 'cleo waiting');
    expect(undoLast()).toBe('cleo');
    expect(undoLast()).toBe('bea');
    expect(toasts()).toEqual(['Pending again: Maria']);
    expect(undoLast()).toBe('ada');
    await becomes();
    expect(heard).toEqual(['approved ada "1"']);
  });

  it('takes back what is being sent once it has arrived', async () => {
    queue.decide(ada, 'approved');
    queue.decide(bea, 'rejected');
    undoLast();
    undoLast();
    expect(states()).toEqual(['ada sending', 'ada waiting']);
    await becomes();
    expect(heard).toEqual(['approved ada "1"', 'reopen approved ada "2"']);
    expect(toasts()).toEqual(['Pending again: Maria']);
  });

  it('takes back nothing that somebody else has decided alike', async () => {
    const answer = { ...buildTestimonial({ id: 'ada', status: 'approved' }), isUnchanged: true };
    faults.set('ada', () => HttpResponse.json(answer));
    queue.decide(ada, 'approved');
    await becomes();
    expect(toasts()).toEqual(['Nothing to change: The story of Maria is approved already']);
    expect(undoLast()).toBeUndefined();

    queue.decide(ada, 'approved');
    undoLast();
    expect(states()).toEqual(['ada sending', 'ada waiting']);
    await becomes();
    expect(heard).toEqual(['approved ada "1"', 'approved ada "1"']);
  });

  it('takes back nothing that was refused while it was being sent', async () => {
    faults.set('ada', refuse(412));
    queue.decide(ada, 'approved');
    undoLast();
    await becomes();
    expect(heard).toEqual(['approved ada "1"']);
  });

  it('takes back what it made itself, also after the lists have shown it', async () => {
    queue.decide(ada, 'approved');
    queue.decide(bea, 'rejected');
    await becomes();
    undoLast();
    undoLast();
    await becomes();
    expect(heard.slice(2)).toEqual(['reopen rejected bea "3"', 'reopen approved ada "2"']);
  });

  it('says so when the story has changed before an action is taken back', async () => {
    server.use(
      http.post('/api/admin/testimonials/reopen', () => HttpResponse.json({ reopened: [] })),
    );
    queue.decide(ada, 'approved');
    await becomes();
    undoLast();
    await waitFor(() => expect(toasts()).toEqual(['Nothing was undone: Changed since: 1.']));
  });

  it('waits for the person who has decided, and is nobody else’s', async () => {
    queue.claim('maria');
    faults.set('ada', refuse(401));
    for (const story of [ada, bea]) queue.decide(story, 'approved');
    await becomes('ada failed', 'bea waiting');
    queue.claim('maria');
    await waitFor(() => expect(heard).toHaveLength(2));
    await becomes('ada failed', 'bea waiting');
    queue.claim('jo');
    expect(states()).toEqual([]);
    expect(undoLast()).toBeUndefined();
    expect(heard).toEqual(['approved ada "1"', 'approved ada "1"']);
  });

  it('sends nothing as somebody else whom another tab has signed in', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    faults.set('ada', async () => {
      await held;
      return HttpResponse.json(buildTestimonial({ id: 'ada', status: 'approved' }));
    });
    storeToken('of maria');
    queue.claim('maria');
    for (const story of [ada, bea, cleo]) queue.decide(story, 'approved');
    await waitFor(() => expect(heard).toHaveLength(1));
    storeToken('of jo');
    answer();
    await becomes('ada done', 'bea waiting', 'cleo waiting');
    expect(heard).toHaveLength(1);
    storeToken('of maria, later');
    queue.claim('maria');
    await becomes();
    expect(heard.slice(1)).toEqual(['approved bea "1"', 'approved cleo "1"']);
  });

  it('keeps what is done until the lists have been asked again', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const queryClient = new QueryClient();
    queue = new DecisionQueue(queryClient);
    let asked = 0;
    const queryKey = getListAdminTestimonialsQueryKey();
    const queryFn = async () => {
      asked += 1;
      if (asked > 1) await held;
      return asked;
    };
    const leave = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
    queue.decide(ada, 'approved');
    await becomes('ada done');
    await waitFor(() => expect(asked).toBe(2));
    queue.decide(bea, 'approved');
    await becomes('ada done', 'bea done');
    answer();
    await becomes();
    leave();
  });

  it('tells whoever listens of each change', async () => {
    const seen: number[] = [];
    const leave = queue.subscribe(() => seen.push(queue.getDecisions().length));
    queue.decide(ada, 'approved');
    await becomes();
    expect(seen[0]).toBe(1);
    expect(seen.at(-1)).toBe(0);
    leave();
    const before = seen.length;
    queue.decide(bea, 'approved');
    await becomes();
    expect(seen).toHaveLength(before);
  });
});
