import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { SyncRule } from '../../../api/generated/model/syncRule';
import type { CourseDifferenceDto } from '../../../api/generated/model/courseDifferenceDto';
import { getToasts } from '../../../components/toaster/toast-store';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { CourseDifference } from './CourseDifference';

const COURSE = { platform: 'thinkific' as const, id: '1', title: 'Goes' };

const show = (rule: SyncRule, fields: Partial<CourseDifferenceDto> = {}) => {
  const found = { kind: 'removed' as const, is_declined: false, version: 'one', fields: [] };
  const difference = { ...found, found_at: '2026-05-04T06:00:02.100Z', ...fields };
  return renderWithProviders(
    <CourseDifference course={COURSE} rule={rule} difference={difference} />,
  );
};

const TITLE = { field: 'title', before: 'Go', after: 'Go 2', is_overridden: false } as const;

describe('What the rule of a course keeps from visitors', () => {
  it.each([
    ['ask', {}, '1 change to reviewGone from Thinkific.AcceptDecline'],
    ['ask', { kind: 'returned' }, '1 change to reviewBack on Thinkific.AcceptDecline'],
    ['ask', { kind: 'changed', fields: [TITLE] }, '1 change to reviewTitleGo → Go 2AcceptDecline'],
    [
      'ask',
      { is_declined: true },
      'Thinkific differsGone from Thinkific.Declined. We ask again when the platform changes the course again.',
    ],
    ['frozen', {}, 'Thinkific differsGone from Thinkific.'],
  ] satisfies [SyncRule, Partial<CourseDifferenceDto>, string][])(
    'is shown for the rule "%s" and %o',
    (rule, fields, words) => {
      expect(show(rule, fields).container.textContent).toBe(words);
    },
  );

  it.each(['Accept', 'Decline'])(
    'says why "%s" was refused, and can be decided again',
    async (name) => {
      const detail = 'The platform has changed this course again. Check the changes, then decide.';
      server.use(
        http.post(
          '/api/admin/sync-proposals/thinkific/1/:decision',
          async ({ request, params }) => {
            expect(params['decision']).toBe(name.toLowerCase());
            expect(await request.json()).toEqual({ version: 'one' });
            return problem(409, detail);
          },
        ),
      );
      const { user } = show('ask');
      const button = screen.getByRole('button', { name: `${name} the changes of Goes` });
      await user.click(button);
      await waitFor(() =>
        expect(getToasts()[0]).toMatchObject({
          title: 'Failed to decide about the changes',
          description: detail,
        }),
      );
    },
  );
});
