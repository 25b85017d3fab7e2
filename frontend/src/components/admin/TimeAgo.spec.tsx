import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { DAY_AND_TIME } from './time-formats';
import { TimeAgo } from './TimeAgo';

const NOW = Date.parse('2026-05-04T06:00:00.000Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const show = (...agos: number[]) =>
  render(agos.map((ago) => <TimeAgo key={ago} value={new Date(NOW - ago).toISOString()} />));
const words = () => screen.getAllByRole('time').map(({ textContent }) => textContent);
const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000));

describe('how long ago something was', () => {
  it('goes on by the minute while it is shown, by one clock for all', () => {
    const { unmount } = show(0, 3_500_000);
    expect(words()).toEqual(['just now', '58 minutes ago']);
    pass(1);
    expect(words()).toEqual(['1 minute ago', '59 minutes ago']);
    pass(2);
    expect(words()).toEqual(['3 minutes ago', '1 hour ago']);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('counts days of 24 hours, which "yesterday" would not be true of', () => {
    show(...[26, 47, 49].map((hours) => hours * 3_600_000));
    expect(words()).toEqual(['1 day ago', '1 day ago', '2 days ago']);
  });

  it('is never in the future, though the clock is slow', () => {
    show(-300_000);
    expect(words()).toEqual(['just now']);
  });

  it('shows the date of what a wrong clock has put into the future, until its time has come', () => {
    const { unmount } = show(-360_000, -40 * 86_400_000);
    const dates = [NOW + 360_000, NOW + 40 * 86_400_000].map((at) =>
      DAY_AND_TIME.format(new Date(at)),
    );
    expect(words()).toEqual(dates);
    pass(7);
    expect(words()).toEqual(['1 minute ago', dates[1]]);
    unmount();
  });
});
