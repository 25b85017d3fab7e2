import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CampaignDto } from '../../../api/generated/model/campaignDto';
import { getToasts } from '../../../components/toaster/toast-store';
import { buildCampaign } from '../../../testing/builders';
import { failOnce } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import CampaignsPage from './CampaignsPage';

const PATH = '/api/admin/campaigns';

/** Returns the queries that the list sends. */
function serve(campaigns: CampaignDto[]) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(PATH, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const pagination = { page: 1, limit: 50, total: campaigns.length, pages: 1 };
      return HttpResponse.json({ campaigns, pagination });
    }),
  );
  return asked;
}

/** Returns the bodies that are sent. */
function save(method: 'post' | 'put', path: string, answer: object, status = 200) {
  const sent: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer, { status });
    }),
  );
  return sent;
}

const open = (query = '') => renderWithProviders(<CampaignsPage />, `/admin/campaigns${query}`);

describe('Campaigns', () => {
  it('are listed with state, clicks, orders and revenue per currency', async () => {
    serve([buildCampaign(), buildCampaign({ id: '8', name: 'Podcast', is_active: false })]);
    open();
    const row = (await screen.findByText('Spring newsletter')).closest('tr');
    for (const text of ['spring-mail', 'Active', '1,318', '12', '€20.00, $1,249.50'])
      expect(row?.textContent).toContain(text);
    expect(screen.getByText('Podcast').closest('tr')?.textContent).toContain('Ended');
    expect(screen.getByText('Spring newsletter').closest('a')?.getAttribute('href')).toBe(
      '/admin/campaigns/7',
    );
  });

  it('are filtered and sorted by the address', async () => {
    const asked = serve([]);
    open('?state=ended&search=spring&sort=name-asc');
    await screen.findByText('No campaigns found');
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      ...{ state: 'ended', search: 'spring', order: 'name-asc' },
    });
  });

  it('may be none yet, or fail to load', async () => {
    serve([]);
    server.use(failOnce(PATH));
    const { user } = open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not load the campaigns');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No campaigns yet')).toBeTruthy();
  });

  it('are created once the form is right', async () => {
    serve([]);
    const sent = save('post', PATH, buildCampaign(), 201);
    open('?dialog=new');
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByLabelText('Name');
    fill('Name', 'Spring newsletter');
    fill('Code', 'Spring Mail');
    fill('utm_source', 'newsletter');
    fill('utm_medium', 'email');
    fill('Coupon', 'https://x?coupon=A');
    const submit = screen.getByText('Create campaign');
    fireEvent.click(submit);
    for (const message of [
      'Code must have lower-case letters, digits and hyphens only, such as spring-mail',
      'utm_campaign is required',
      'Coupon must be the code alone, without spaces or a link',
    ])
      expect(await screen.findByText(message)).toBeTruthy();
    expect(sent).toEqual([]);
    fill('Code', 'spring-mail');
    fill('utm_campaign', 'spring-2026');
    fill('Coupon', '');
    fireEvent.click(submit);
    await waitFor(() => expect(getToasts()[0]?.title).toBe('Campaign created'));
    expect(sent).toEqual([
      {
        ...{ code: 'spring-mail', name: 'Spring newsletter', utm_source: 'newsletter' },
        ...{ utm_medium: 'email', utm_campaign: 'spring-2026' },
        ...{ coupon: '', referral_code: '', is_active: true },
      },
    ]);
  });

  it('show that a code is taken at its field', async () => {
    serve([buildCampaign()]);
    const message = 'Code is used by another campaign';
    const problem = { status: 409, detail: `${message}.`, errors: [{ field: 'code', message }] };
    save('put', `${PATH}/7`, problem, 409);
    open('?dialog=7');
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: 'other' } });
    fireEvent.click(screen.getByText('Save'));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('are ended', async () => {
    serve([buildCampaign()]);
    const sent = save('put', `${PATH}/7`, buildCampaign({ is_active: false }));
    open();
    fireEvent.click(await screen.findByLabelText('More for Spring newsletter'));
    fireEvent.click(await screen.findByText('End'));
    await waitFor(() => expect(getToasts()[0]?.title).toBe('Campaign ended'));
    expect(sent).toMatchObject([{ code: 'spring-mail', coupon: 'SPRING20', is_active: false }]);
  });

  it('with clicks stay, which a toast explains', async () => {
    serve([buildCampaign()]);
    const detail = 'The campaign has clicks or orders, which would be lost. End it instead.';
    server.use(
      http.delete(`${PATH}/7`, () => HttpResponse.json({ status: 409, detail }, { status: 409 })),
    );
    open();
    fireEvent.click(await screen.findByLabelText('More for Spring newsletter'));
    fireEvent.click(await screen.findByText('Delete'));
    await screen.findByText('Delete the campaign?');
    fireEvent.click(screen.getByText('Delete campaign'));
    await waitFor(() => expect(getToasts()[0]?.description).toBe(detail));
  });

  it('show the link to a course, and copy it', async () => {
    serve([buildCampaign()]);
    server.use(
      http.get('/api/admin/courses', () => HttpResponse.json({ thinkific_id: [] })),
      http.get('/api/udemy-courses', () =>
        HttpResponse.json([
          { udemy_id: 'x01==', title: 'Knots', url: '/course/knots/', is_paid: true },
        ]),
      ),
    );
    const { user } = open('?dialog=link-7');
    const select = await screen.findByLabelText('Course');
    fireEvent.mouseDown(select);
    fireEvent.click(await screen.findByText('Knots (Udemy)'));
    const link = 'https://www.example.org/go/spring-mail/x01%3D%3D';
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(link);
    await user.click(screen.getByText('Copy link'));
    await waitFor(() => expect(getToasts()[0]?.description).toBe(link));
  });
});
