import { formatLocalTime, nextWeek, repeatWeekly, sessionWithin } from './session-times';

const FIRST = { start: '2027-03-22T18:00', end: '2027-03-22T20:00' };

describe('The sessions of a cohort', () => {
  it('repeat on their weekdays at the same time of day, over the start of daylight saving', () => {
    expect(repeatWeekly(FIRST, [3, 1], 2)).toEqual([
      FIRST,
      { start: '2027-03-24T18:00', end: '2027-03-24T20:00' },
      { start: '2027-03-29T18:00', end: '2027-03-29T20:00' },
      { start: '2027-03-31T18:00', end: '2027-03-31T20:00' },
    ]);
  });

  it('begin on the next chosen weekday if the first day is none of them', () => {
    expect(repeatWeekly(FIRST, [0], 1)).toEqual([
      { start: '2027-03-28T18:00', end: '2027-03-28T20:00' },
    ]);
  });

  it('may end after midnight', () => {
    const late = { start: '2027-12-31T23:00', end: '2028-01-01T01:00' };
    expect(nextWeek(late)).toEqual({ start: '2028-01-07T23:00', end: '2028-01-08T01:00' });
    expect(nextWeek({ start: '', end: '' })).toEqual({ start: '', end: '' });
  });

  it('are found by their day', () => {
    const sessions = repeatWeekly(FIRST, [1], 3);
    expect(sessionWithin(sessions, '2027-03-23', '2027-03-29')).toEqual(sessions[1]);
    expect(sessionWithin(sessions, '2027-03-23', '2027-03-28')).toBeUndefined();
  });

  it('are shown in their own time zone', () => {
    expect(formatLocalTime(FIRST.start)).toBe('Mon, Mar 22, 2027, 18:00');
  });
});
