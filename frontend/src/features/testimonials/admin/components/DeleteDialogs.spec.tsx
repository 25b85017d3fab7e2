import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { useQuestion } from '../../../../components/admin/table/use-question';
import { getToasts } from '../../../../components/toaster/toast-store';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { useModeration } from '../hooks/use-moderation';
import { DeleteDialogs } from './DeleteDialogs';

function Deletions({ ids }: { ids: string[] }) {
  const { remove, removeMany } = useModeration([], () => {});
  const deletionOfMany = useQuestion(removeMany);
  const about = { count: ids.length, samples: [], chosen: { ids } };
  return (
    <>
      <button onClick={() => deletionOfMany.ask(about)}>Delete Selected</button>
      <DeleteDialogs
        deletion={useQuestion<AdminTestimonialDto>(remove)}
        deletionOfMany={deletionOfMany}
      />
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
