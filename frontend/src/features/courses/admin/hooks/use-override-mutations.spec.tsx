import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { getToasts } from '../../../../components/toaster/toast-store';
import { buildAdminCourse } from '../../../../testing/builders';
import { respondWith, problem } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { useOverrideMutations } from './use-override-mutations';

const PATH = '/api/admin/courses/101/override';
const DETAIL = 'The database is away. Try again in a moment.';

function Buttons() {
  const { save, remove } = useOverrideMutations();
  const course = buildAdminCourse();
  return (
    <>
      <button onClick={() => save.mutate({ before: course, data: {} })}>Save</button>
      <button onClick={() => remove.mutate(course)}>Remove</button>
    </>
  );
}

it.each([
  ['Save', `${DETAIL} Your changes are still in the form.`],
  ['Remove', `${DETAIL} Nothing was removed.`],
])('"%s" says why it failed, and what it left', async (name, description) => {
  server.use(
    respondWith('/api/admin/courses/101', buildAdminCourse()),
    http.put(PATH, () => problem(503, DETAIL)),
    http.delete(PATH, () => problem(503, DETAIL)),
  );
  const { user } = renderWithProviders(<Buttons />);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() =>
    expect(getToasts()[0]).toMatchObject({
      title: 'Failed to save changes',
      description,
      variant: 'destructive',
    }),
  );
});
