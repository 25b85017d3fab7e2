import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AuditEntryDto } from '../../../api/generated/model/auditEntryDto';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { useAuditList } from '../hooks/use-audit-list';
import { AuditDrawer } from './AuditDrawer';

const ENTRY: AuditEntryDto = {
  id: 7,
  at: '2026-03-04T10:00:00.000Z',
  person: { id: 'u1', username: 'maria', name: 'Maria Santos' },
  action: 'createUser',
  object_type: 'user',
  object_id: 'u2',
  object_name: 'Ada Lovelace',
  fields: [],
  address: null,
  request_id: null,
};

function Shown() {
  const list = useAuditList();
  return (
    <AuditDrawer
      entry={list.shown}
      isGone={list.isGone}
      failed={list.failed}
      onClose={list.close}
    />
  );
}

const EMPTY = { entries: [], next: null };

/** Answers what asks for a single entry; the list has none. */
const serve = (answer: () => Response) =>
  server.use(
    http.get('/api/admin/audit', ({ request }) =>
      new URL(request.url).searchParams.has('id') ? answer() : HttpResponse.json(EMPTY),
    ),
  );

describe('AuditDrawer', () => {
  it('says that the entry could not be loaded, and tries again', async () => {
    serve(() => problem(503, 'No.'));
    const { user } = renderWithProviders(<Shown />, '/?dialog=7');
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load the entry');
    serve(() => HttpResponse.json({ ...EMPTY, entries: [ENTRY] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Created a user')).toBeTruthy();
  });

  it.each(['7', 'may be wrong'])('says that there is no entry %s', async (id) => {
    serve(() => HttpResponse.json(EMPTY));
    renderWithProviders(<Shown />, `/?dialog=${id}`);
    expect((await screen.findByRole('alert')).textContent).toContain('This entry does not exist');
  });
});
