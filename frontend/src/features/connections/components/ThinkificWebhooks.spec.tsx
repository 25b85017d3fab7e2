import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ThinkificWebhooksDto } from '../../../api/generated/model/thinkificWebhooksDto';
import { respondWith } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { ThinkificWebhooks } from './ThinkificWebhooks';

const PATH = '/api/admin/connections/thinkific/webhooks';

const NONE: ThinkificWebhooksDto = {
  problem: null,
  webhooks: [
    { topic: 'course.updated', registered_at: null },
    { topic: 'product.updated', registered_at: null },
  ],
  last_event: null,
  last_event_at: null,
};
const NOW = new Date().toISOString();
const ALL: ThinkificWebhooksDto = {
  problem: null,
  webhooks: NONE.webhooks.map((webhook) => ({ ...webhook, registered_at: NOW })),
  last_event: 'course.updated',
  last_event_at: NOW,
};

const cellOf = (label: string) => screen.getByText(label).closest('tr')?.textContent;

it('registers webhooks, and then shows them with the last event', async () => {
  server.use(
    respondWith(PATH, NONE),
    http.put(PATH, () => HttpResponse.json(ALL)),
  );
  renderWithProviders(<ThinkificWebhooks />);
  const button = await screen.findByRole('button', { name: 'Register webhooks' });
  expect(cellOf('Not registered')).toContain('course.updated, product.updated');
  expect(cellOf('Last event')).toContain('None yet');
  expect(screen.queryByRole('button', { name: 'Remove webhooks' })).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Check and repair' })).toBeTruthy();
  expect(cellOf('Not registered')).toContain('None');
  expect(cellOf('Last event')).toContain('course.updated, just now');
  expect(screen.getByRole('button', { name: 'Remove webhooks' })).toBeTruthy();
});

it('says why webhooks cannot be registered', async () => {
  const problem = 'Thinkific sends webhooks to public https addresses only.';
  server.use(respondWith(PATH, { ...NONE, problem }));
  renderWithProviders(<ThinkificWebhooks />);
  expect((await screen.findByRole('note')).textContent).toContain(problem);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Register webhooks' });
  expect(button.disabled).toBe(true);
});
