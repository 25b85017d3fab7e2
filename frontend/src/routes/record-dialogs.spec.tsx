import type { UseQueryResult } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { useTestimonialList } from '../features/testimonials/admin/hooks/use-testimonial-list';
import { useUserList } from '../features/users/hooks/use-user-list';
import { buildUser } from '../testing/builders';
import { problem } from '../testing/handlers';
import { renderWithProviders } from '../testing/render';
import { server } from '../testing/server';
import { RecordLoader } from '../components/admin/forms/RecordLoader';

interface List {
  record: UseQueryResult<unknown, unknown>;
  closeDialog: () => void;
}

/** A dialog whose code comes after the answer, as on a slow connection. */
function LateDialog({ list }: { list: List }) {
  const [isThere, setThere] = useState(false);
  if (!isThere) return <button onClick={() => setThere(true)}>Load the dialog</button>;
  if (list.record.data) return <p>The form</p>;
  return <RecordLoader noun="record" query={list.record} onClose={list.closeDialog} />;
}

const Users = () => <LateDialog list={useUserList()} />;
const Stories = () => <LateDialog list={useTestimonialList()} />;

describe.each([
  ['users', Users],
  ['testimonials', Stories],
])('The dialog of one of the %s', (name, List) => {
  it('says that the record did not come, and tries again', async () => {
    const answered = Promise.withResolvers<undefined>();
    server.use(
      http.get(`/api/admin/${name}`, () => problem(503, 'No.')),
      http.get(`/api/admin/${name}/7`, () => {
        setTimeout(() => answered.resolve(undefined));
        return HttpResponse.error();
      }),
    );
    const { user } = renderWithProviders(<List />, '/?dialog=7');
    await answered.promise;
    await user.click(screen.getByRole('button', { name: 'Load the dialog' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not load the record',
    );
    server.use(http.get(`/api/admin/${name}/7`, () => HttpResponse.json(buildUser({ id: '7' }))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The form')).toBeTruthy();
  });

  it('says that the record is gone', async () => {
    server.use(
      http.get(`/api/admin/${name}`, () => problem(503, 'No.')),
      http.get(`/api/admin/${name}/7`, () => problem(404, 'No.')),
    );
    const { user } = renderWithProviders(<List />, '/?dialog=7');
    await user.click(screen.getByRole('button', { name: 'Load the dialog' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This record does not exist');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
