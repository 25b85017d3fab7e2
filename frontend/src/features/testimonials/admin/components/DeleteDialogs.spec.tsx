import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { useConfirmation } from '../../../../components/admin/use-confirmation';
import { getToasts } from '../../../../components/toaster/toast-store';
import { buildTestimonial } from '../../../../testing/builders';
import { problem } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { useModeration } from '../hooks/use-moderation';
import { DeleteDialogs } from './DeleteDialogs';

function Deletions({ ids, onDone }: { ids: string[]; onDone?: () => void }) {
  const { remove, removeMany } = useModeration([], () => {});
  const deletion = useConfirmation<AdminTestimonialDto>(remove);
  const deletionOfMany = useConfirmation(removeMany, onDone);
  const about = { count: ids.length, samples: [], chosen: { ids } };
  return (
    <>
      <button onClick={() => deletion.ask(buildTestimonial({ id: '1' }))}>Delete One</button>
      <button onClick={() => deletionOfMany.ask(about)}>Delete Selected</button>
      <DeleteDialogs deletion={deletion} deletionOfMany={deletionOfMany} />
    </>
  );
}

it.each([
  [['1'], 'Delete 1 Testimonial?', 'this testimonial', 'Deleted 1 testimonial'],
  [['1', '2'], 'Delete 2 Testimonials?', 'the selected testimonials', 'Deleted 2 testimonials'],
])('a deletion of %j is final in its question, and is undone from its toast', async (...row) => {
  const [ids, title, object, done] = row;
  server.use(
    http.post('/api/admin/testimonials/bulk-delete', () =>
      HttpResponse.json({ deleted_count: ids.length, deleted_ids: ids }),
    ),
  );
  const { user } = renderWithProviders(<Deletions ids={ids} />);
  await user.click(screen.getByRole('button', { name: 'Delete Selected' }));
  const question = await screen.findByRole('dialog', { name: title });
  expect(question.textContent).toContain(
    `This will permanently remove ${object}. This action cannot be undone.`,
  );
  expect(question.textContent).not.toContain('Undo');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(getToasts()[0]).toMatchObject({ title: done }));
  expect(getToasts()[0]?.action?.label).toBe('Undo');
});

it.each([
  ['Delete One', 'Failed to delete testimonial'],
  ['Delete Selected', 'Failed to delete testimonials'],
])('%s that fails says so, and keeps what is selected', async (action, failure) => {
  server.use(
    http.delete('/api/admin/testimonials/1', () => problem(503, 'The database is away.')),
    http.post('/api/admin/testimonials/bulk-delete', () => problem(503, 'The database is away.')),
  );
  const onDone = jest.fn();
  const { user } = renderWithProviders(<Deletions ids={['1']} onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: action }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const expected = { title: failure, description: 'The database is away.' };
  await waitFor(() => expect(getToasts()[0]).toMatchObject(expected));
  expect(onDone).not.toHaveBeenCalled();
});
