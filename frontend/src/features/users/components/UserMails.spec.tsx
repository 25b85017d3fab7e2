import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildUser } from '../../../testing/builders';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { UserMails } from './UserMails';

it('says that it is not known which mails somebody got, and tries again', async () => {
  server.use(http.get('/api/admin/users/u1/mails', () => problem(503, 'No.')));
  const { user } = renderWithProviders(<UserMails user={buildUser()} isOwn={false} />);
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load the emails');
  server.use(
    http.get('/api/admin/users/u1/mails', () => HttpResponse.json({ mails: [], sends_mail: true })),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Send reset email' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
