import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CourseClaimsDto } from '../../../../api/generated/model/courseClaimsDto';
import { respondWith } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { ClaimsSwitch } from './ClaimsSwitch';

const PATH = '/api/admin/courses/7/claims';
const LABEL = 'Promise only what Thinkific gives';

const CLAIMS: CourseClaimsDto = {
  follow: false,
  rule: 'site',
  has_certificate: false,
  claims_certificate: true,
};

function show(claims: Partial<CourseClaimsDto>) {
  server.use(respondWith(PATH, { ...CLAIMS, ...claims }));
  return renderWithProviders(<ClaimsSwitch course={{ thinkific_id: 7, display_title: 'Go' }} />);
}

describe('The choice of what a course page promises', () => {
  it('names the fact and what the page says, before and after', async () => {
    const sent: unknown[] = [];
    server.use(
      http.put(PATH, async ({ request }) => {
        sent.push(await request.json());
        const saved = { ...CLAIMS, follow: true, claims_certificate: false };
        server.use(respondWith(PATH, saved));
        return HttpResponse.json(saved);
      }),
    );
    const { user } = show({});
    await screen.findByText('Thinkific gives no certificate, the page promises one.');
    await user.click(screen.getByRole('switch', { name: LABEL }));
    await screen.findByText('Thinkific gives no certificate, the page promises none.');
    expect(sent).toEqual([{ follow: true }]);
    await waitFor(() => expect(screen.getByRole('switch').ariaChecked).toBe('true'));
  });

  it('cannot be made where the rule decides', async () => {
    show({ rule: 'platform', claims_certificate: false });
    await screen.findByText(/All courses follow Thinkific: Settings → Rules\.$/);
    const control = screen.getByRole<HTMLButtonElement>('switch', { name: LABEL });
    expect(control.disabled).toBe(true);
    expect(control.ariaChecked).toBe('true');
  });
});
