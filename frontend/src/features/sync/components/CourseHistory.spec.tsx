import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CourseHistoryEntryDto } from '../../../api/generated/model/courseHistoryEntryDto';
import { buildPagination } from '../../../testing/builders';
import { respondWith, failOnce } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { CourseHistory } from './CourseHistory';

const PATH = '/api/admin/udemy-courses/a/history';
const COURSE = { platform: 'udemy' as const, id: 'a', title: 'Anchors' };

const buildEntry = (fields: Partial<CourseHistoryEntryDto>): CourseHistoryEntryDto => ({
  at: '2026-05-04T06:00:02.100Z',
  kind: 'added',
  by: null,
  run: 17,
  is_undo: false,
  fields: [],
  ...fields,
});

const show = () => renderWithProviders(<CourseHistory course={COURSE} open onClose={() => {}} />);

describe('The history of a course', () => {
  it('may not be known, or be empty', async () => {
    server.use(failOnce(PATH), respondWith(PATH, { entries: [], pagination: buildPagination(0) }));
    const { user } = show();
    expect(await screen.findByText('We could not load the history')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing has been recorded of this course yet.')).toBeTruthy();
  });

  it('says who did what, page by page', async () => {
    const staff = { field: 'staff', before: null, after: 'Maria Santos' } as const;
    const visible = { field: 'visible', before: null, after: 'false' } as const;
    const pages = [
      [
        buildEntry({ is_undo: true, kind: 'changed', by: 'Ada Lovelace' }),
        buildEntry({
          run: null,
          kind: 'assignment',
          fields: [{ ...staff, is_overridden: false }],
        }),
        buildEntry({
          run: null,
          kind: 'visibility',
          by: 'Ada Lovelace',
          fields: [{ ...visible, is_overridden: false }],
        }),
      ],
      [buildEntry({})],
    ];
    server.use(
      http.get(PATH, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const entries = pages[page - 1] ?? [];
        return HttpResponse.json({ entries, pagination: buildPagination(26, page) });
      }),
    );
    const { user } = show();
    const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await screen.findByText('Undo of a sync');
    expect(texts()).toEqual([
      expect.stringMatching(/^Changed.*Ada LovelaceUndo of a sync$/),
      expect.stringMatching(/^Assignment.*LecternAssigned staffnobody → Maria Santos$/),
      expect.stringMatching(/^Visibility.*Ada LovelaceVisibilityas on the platform → hidden$/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Page 2 of 2');
    expect(texts()).toEqual([expect.stringMatching(/^New.*UdemySync$/)]);
  });
});
