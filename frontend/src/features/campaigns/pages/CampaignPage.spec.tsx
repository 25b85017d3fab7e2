import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { adminPaths } from '../../../paths';
import { buildCampaign } from '../../../testing/builders';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import CampaignPage from './CampaignPage';

const open = () =>
  renderWithProviders(
    <Routes>
      <Route path={adminPaths.campaign} element={<CampaignPage />} />
    </Routes>,
    '/admin/campaigns/7',
  );

const serve = (parts: object) =>
  server.use(
    http.get('/api/admin/campaigns/7', () => HttpResponse.json({ ...buildCampaign(), ...parts })),
  );

describe('a campaign', () => {
  it('is shown with its counts per course and day', async () => {
    const revenue = [{ currency: 'USD', amount: 49.5 }];
    serve({
      courses: [
        { course_id: '9', title: 'Tides', clicks: 1200, orders: 1, revenue },
        { course_id: 'x01', title: null, clicks: 2, orders: 0, revenue: [] },
        { course_id: null, title: null, clicks: 0, orders: 1, revenue },
      ],
      days: [{ day: '2026-03-05', clicks: 3, orders: 1, revenue }],
    });
    open();
    const cells = (name: string) =>
      [...(screen.getByText(name).closest('tr')?.cells ?? [])].map(
        ({ textContent }) => textContent,
      );
    await screen.findByText('Tides');
    expect(cells('Tides')).toEqual(['Tides', '1,200', '1', '$49.50']);
    expect(cells('Course x01')).toEqual(['Course x01', '2', '0', '-']);
    expect(cells('Other products')).toEqual(['Other products', '0', '1', '$49.50']);
    expect(cells('2026-03-05')).toEqual(['2026-03-05', '3', '1', '$49.50']);
  });

  it('may have no counts yet', async () => {
    serve({ courses: [], days: [] });
    open();
    expect(await screen.findByText('No clicks and no orders yet')).toBeTruthy();
  });

  it('may be gone', async () => {
    server.use(
      http.get('/api/admin/campaigns/7', () =>
        HttpResponse.json({ status: 404, detail: 'There is no such campaign.' }, { status: 404 }),
      ),
    );
    open();
    expect(await screen.findByText('This campaign does not exist')).toBeTruthy();
  });
});
