import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CspReportsDto } from '../../../api/generated/model/cspReportsDto';
import type { SystemDto } from '../../../api/generated/model/systemDto';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import SystemPage from './SystemPage';

const TIMES = { first_at: '2026-03-01T06:00:00.000Z', last_at: '2026-03-02T06:00:00.000Z' };

const SYSTEM: SystemDto = {
  process: { version: '0.1.0', node: '24.4.0', host: 'web-1', pid: 7, started_at: TIMES.first_at },
  folders: [],
  errors: [],
};

const serve = (system: Partial<SystemDto> = {}) =>
  server.use(http.get('/api/admin/system', () => HttpResponse.json({ ...SYSTEM, ...system })));

const report = (reports: CspReportsDto) =>
  server.use(http.get('/api/admin/csp-reports', () => HttpResponse.json(reports)));

const textOf = async (name: string) =>
  (await screen.findByRole('region', { name })).textContent ?? '';

describe('SystemPage', () => {
  beforeEach(() => report({ reports: [], is_full: false }));

  it('says that it could not look, and tries again', async () => {
    server.use(http.get('/api/admin/system', () => problem(503, 'No.')));
    const { user } = renderWithProviders(<SystemPage />);
    await screen.findByText('We could not look at the system');
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
    expect(await textOf('Database')).toContain('could not be read');
    expect(await textOf('This process')).toContain('web-1');
    expect(await textOf('Last errors')).toContain('No errors');
    expect(await textOf('Blocked by browsers')).toContain('Nothing was blocked');
  });

  it('lists the last errors with where they happened', async () => {
    const error = {
      ...{ message: 'It was away.', part: 'Sync', route: '/api/courses/:id', count: 3, ...TIMES },
      ...{ request_id: '5d0c1a52-9a4e-4a2c-8d0e-6f7c3f0b2a11', host: 'web-1', pid: 7 },
    };
    serve({ errors: [error] });
    renderWithProviders(<SystemPage />);
    const errors = within(await screen.findByRole('region', { name: 'Last errors' }));
    const line = errors.getByRole('row', { name: /It was away/ }).textContent;
    expect(line).toContain('3 times');
    expect(line).toContain('Sync, /api/courses/:id, web-1, process 7, request 5d0c1a52');
  });
});

describe('What browsers have blocked', () => {
  it('is counted, and the list says when it is full', async () => {
    serve();
    const blocked = { directive: 'img-src', blocked: 'data:', page: '/', count: 1200, ...TIMES };
    report({ reports: [blocked], is_full: true });
    renderWithProviders(<SystemPage />);
    await screen.findByText(/no room for more/);
    const text = await textOf('Blocked by browsers');
    expect(text).toContain('data: by img-src');
    expect(text).toContain('On /');
    expect(text).toContain('1,200 times');
  });

  it('may not be known', async () => {
    serve();
    server.use(http.get('/api/admin/csp-reports', () => problem(503, 'No.')));
    renderWithProviders(<SystemPage />);
    await screen.findByText('We could not load what browsers have reported');
  });
});
