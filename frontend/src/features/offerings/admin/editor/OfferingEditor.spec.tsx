import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildAdminOffering, buildUser } from '../../../../testing/builders';
import { respondWith } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { OfferingEditor } from './OfferingEditor';

const PATH = '/api/admin/offerings/12';

function show(offering = buildAdminOffering()) {
  server.use(
    respondWith('/api/admin/users', { users: [buildUser()], pagination: {} }),
    respondWith('/api/admin/courses', { thinkific_id: [] }),
    http.post('/api/admin/site/pages/render', () => HttpResponse.json({ html: '' })),
  );
  return renderWithProviders(
    <OfferingEditor offering={offering} timeZone="UTC" layout={(form) => form} />,
    '/admin/offerings/12',
  );
}

describe('The editor of an offering', () => {
  it('shows an error of the server beside its field', async () => {
    server.use(
      http.put('/api/admin/offerings/13', () =>
        HttpResponse.json(
          {
            status: 400,
            detail: 'Some fields are invalid.',
            errors: [{ field: 'sessions.0.start', message: 'Clocks skip this time' }],
          },
          { status: 400, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    );
    // Its unsaved text stays as a draft of this offering.
    const { user } = show(buildAdminOffering({ id: '13' }));
    await user.type(screen.getByLabelText(/^Title/), '!');
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('Clocks skip this time')).toBeTruthy();
  });

  it('saves a member of a series alone or with the later ones', async () => {
    let sent: unknown;
    const offering = buildAdminOffering({ seriesId: 's1' });
    server.use(
      http.put(PATH, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ ...offering, version: 4 });
      }),
    );
    const { user } = show(offering);
    await user.type(screen.getByLabelText(/^Title/), '!');
    await user.click(screen.getByText('This and later ones'));
    await user.click(screen.getByText('Save'));
    await waitFor(() =>
      expect(sent).toMatchObject({ title: 'RAG evening!', scope: 'onwards', version: 3 }),
    );
  });

  it('fills the sessions of a cohort by weekdays', async () => {
    const { user } = show();
    await user.click(screen.getByText('Repeat weekly…'));
    await user.click(await screen.findByText('Fri'));
    await user.click(screen.getByText('Set 20 sessions'));
    await waitFor(() => expect(screen.getByLabelText('Start of session 20')).toBeTruthy());
    expect(screen.getByLabelText<HTMLInputElement>('Start of session 2').value).toBe(
      '2127-02-07 18:00',
    );
  });
});
