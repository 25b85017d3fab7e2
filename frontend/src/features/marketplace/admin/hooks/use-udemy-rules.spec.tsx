import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useListAdminUdemyCourses } from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { getToasts } from '../../../../components/toaster/toast-store';
import { buildUdemyCourse } from '../../../../testing/builders';
import { problem } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { useUdemyRules } from './use-udemy-rules';

const COURSE = buildUdemyCourse();

function Freeze({ onDone }: { onDone: () => void }) {
  const { data } = useListAdminUdemyCourses();
  const rules = useUdemyRules(onDone);
  const freeze = () => rules.mutate({ courses: [COURSE], rule: 'frozen' });
  return data && <button onClick={freeze}>Freeze</button>;
}

/** Returns what counts the answered lists and the ends. */
async function freeze(answerCall: () => Response) {
  const listed = jest.fn();
  const onDone = jest.fn();
  server.use(
    http.get('/api/admin/udemy-courses', () => {
      listed();
      return HttpResponse.json([COURSE]);
    }),
    http.post('/api/admin/udemy-courses/bulk-update', answerCall),
  );
  const { user } = renderWithProviders(<Freeze onDone={onDone} />);
  await user.click(await screen.findByRole('button', { name: 'Freeze' }));
  return { listed, onDone };
}

describe('A sync rule for several courses', () => {
  it('that changed none of them says so, and offers no Undo', async () => {
    const { onDone } = await freeze(() => HttpResponse.json({ updated_count: 0, updated_ids: [] }));
    await waitFor(() =>
      expect(getToasts()[0]).toMatchObject({
        title: 'Nothing was changed',
        description: '1 course not changed',
      }),
    );
    expect(getToasts()[0]?.action).toBeUndefined();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('that failed leaves them selected, and fetches the list again', async () => {
    const { listed, onDone } = await freeze(() => problem(503, 'The answer was lost.'));
    await waitFor(() =>
      expect(getToasts()[0]).toMatchObject({
        variant: 'destructive',
        description: 'The answer was lost.',
      }),
    );
    await waitFor(() => expect(listed).toHaveBeenCalledTimes(2));
    expect(onDone).not.toHaveBeenCalled();
  });
});
