import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useConfirmation } from '../../../../components/admin/use-confirmation';
import { getToasts } from '../../../../components/toaster/toast-store';
import { problem } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { type DeletionOfMany, useSubscriberMutations } from '../hooks/use-subscriber-mutations';
import { DeleteDialogs } from './DeleteDialogs';

const READER = { id: '1', email: 'reader1@example.org', subscribedAt: '2026-03-04T10:00:00Z' };

interface DeletionsProps {
  ids: string[];
  chosen?: DeletionOfMany['chosen'];
  onDone?: () => void;
}

function Deletions({ ids, chosen = { ids }, onDone }: DeletionsProps) {
  const { remove, removeMany } = useSubscriberMutations();
  const deletion = useConfirmation(remove);
  const deletionOfMany = useConfirmation(removeMany, onDone);
  const emails = ids.map((id) => `reader${id}@example.org`);
  const count = 'count' in chosen ? chosen.count : ids.length;
  const about = { count, emails, chosen };
  return (
    <>
      <button onClick={() => deletion.ask(READER)}>Delete One</button>
      <button onClick={() => deletionOfMany.ask(about)}>Delete Selected</button>
      <DeleteDialogs deletion={deletion} deletionOfMany={deletionOfMany} />
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

it.each([
  [
    'Delete One',
    'Failed to delete subscription',
    'reader1@example.org is still subscribed. The database is away.',
  ],
  ['Delete Selected', 'Failed to delete subscriptions', 'The database is away.'],
])('%s that fails says so, and keeps what is selected', async (action, title, description) => {
  server.use(
    http.delete('/api/admin/newsletters/1', () => problem(503, 'The database is away.')),
    http.post('/api/admin/newsletters/bulk-delete', () => problem(503, 'The database is away.')),
  );
  const onDone = jest.fn();
  const { user } = renderWithProviders(<Deletions ids={['1']} onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: action }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(getToasts()[0]).toMatchObject({ title, description }));
  expect(onDone).not.toHaveBeenCalled();
});

it('the newest of more than one action takes are named by their number, and stay when it has changed', async () => {
  const chosen = { search: 'reader', before: '2026-03-04T10:00:00.000Z', count: 1_000 };
  const detail = 'The number of matches changed from 1000 to 999, so nothing was deleted.';
  let sent: unknown;
  server.use(
    http.post('/api/admin/newsletters/delete-matching', async ({ request }) => {
      sent = await request.json();
      return problem(409, detail);
    }),
  );
  const { user } = renderWithProviders(<Deletions ids={[]} chosen={chosen} />);
  await user.click(screen.getByRole('button', { name: 'Delete Selected' }));
  const question = await screen.findByRole('dialog', { name: 'Delete 1,000 Subscriptions?' });
  expect(question.textContent).toContain(
    'This will remove the newest 1,000 subscriptions that match. This action cannot be undone.',
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(getToasts()[0]).toMatchObject({ description: detail }));
  expect(sent).toEqual(chosen);
});
