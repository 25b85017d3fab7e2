import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useQuestion } from '../../../../components/admin/table/use-question';
import { getToasts } from '../../../../components/toaster/toast-store';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { useSubscriberMutations } from '../hooks/use-subscriber-mutations';
import { DeleteDialogs } from './DeleteDialogs';

function Deletions({ ids }: { ids: string[] }) {
  const { remove, removeMany } = useSubscriberMutations();
  const deletionOfMany = useQuestion(removeMany);
  const emails = ids.map((id) => `reader${id}@example.org`);
  const about = { count: ids.length, emails, chosen: { ids } };
  return (
    <>
      <button onClick={() => deletionOfMany.ask(about)}>Delete Selected</button>
      <DeleteDialogs deletion={useQuestion(remove)} deletionOfMany={deletionOfMany} />
    </>
  );
}

it.each([
  [['1'], 'Delete 1 Subscription?', 'this subscription', 'Deleted 1 subscription'],
  [['1', '2'], 'Delete 2 Subscriptions?', 'these subscriptions', 'Deleted 2 subscriptions'],
])('a deletion of %j is final in its question, and is undone from its toast', async (...row) => {
  const [ids, title, object, done] = row;
  server.use(
    http.post('/api/admin/newsletters/bulk-delete', () =>
      HttpResponse.json({ deleted_count: ids.length, deleted_ids: ids }),
    ),
  );
  const { user } = renderWithProviders(<Deletions ids={ids} />);
  await user.click(screen.getByRole('button', { name: 'Delete Selected' }));
  const question = await screen.findByRole('dialog', { name: title });
  expect(question.textContent).toContain(`This will remove ${object}:`);
  expect(question.textContent).toContain('This action cannot be undone.');
  expect(question.textContent).not.toContain('Undo');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(getToasts()[0]).toMatchObject({ title: done }));
  expect(getToasts()[0]?.action?.label).toBe('Undo');
});
