import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SystemDto } from '../../../api/generated/model/systemDto';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import SystemPage from './SystemPage';

const SYSTEM: SystemDto = {
  lost_secrets: [],
  process: {
    ...{ version: '0.1.0', node: '24.4.0', host: 'web-1', pid: 7 },
    ...{ started_at: '2026-03-01T06:00:00.000Z', logged_errors: 3, csp_reports: 0 },
  },
  folders: [],
};

const serve = (system: Partial<SystemDto> = {}) =>
  server.use(http.get('/api/admin/system', () => HttpResponse.json({ ...SYSTEM, ...system })));

const textOf = async (name: string) =>
  (await screen.findByRole('region', { name })).textContent ?? '';

describe('SystemPage', () => {
  it('says that it could not look, and tries again', async () => {
    server.use(http.get('/api/admin/system', () => problem(503, 'No.')));
    const { user } = renderWithProviders(<SystemPage />);
    await screen.findByText('We could not load the system status');
    const copy = screen.getByRole<HTMLButtonElement>('button', { name: 'Copy for Support' });
    expect(copy.disabled).toBe(true);
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await textOf('This process')).toContain('0.1.0');
    expect(copy.disabled).toBe(false);
  });

  it('shows the other parts when one could not be looked at', async () => {
    serve();
    renderWithProviders(<SystemPage />);
    expect(await textOf('Database')).toContain('could not check this part');
    expect(await textOf('This process')).toContain('web-1');
    expect(await textOf('This process')).toContain('Errors in its log3');
  });
});
