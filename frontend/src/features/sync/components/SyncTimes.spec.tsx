import { render, screen } from '@testing-library/react';
import { FULL_TIME } from '../../../components/admin/time-formats';
import { SyncTimes } from './SyncTimes';

it('each time of a sync shows the full time to whoever points at it', () => {
  const [synced_at, next_at] = ['2026-03-04T12:00:00.000Z', '2026-03-04T18:00:00.000Z'];
  render(
    <SyncTimes
      status={{
        platform: 'thinkific',
        state: 'fresh',
        synced_at,
        next_at,
        courses: 33,
        curricula_due: 0,
        failures: 0,
        error: null,
        held_run: null,
      }}
    />,
  );
  const titles = screen.getAllByRole('time').map(({ title }) => title);
  expect(titles).toEqual([synced_at, next_at].map((time) => FULL_TIME.format(new Date(time))));
});
