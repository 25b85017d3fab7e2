import { monthsUntil } from './subscribed-days';

it('offers whole months in UTC, the latest first, through leap years', () => {
  const months = monthsUntil(new Date('2028-03-31T23:59:59Z'));
  expect(months).toHaveLength(24);
  expect(months.slice(0, 2)).toEqual([
    { value: '2028-03', label: 'March 2028', from: '2028-03-01', to: '2028-03-31' },
    { value: '2028-02', label: 'February 2028', from: '2028-02-01', to: '2028-02-29' },
  ]);
  expect(months.at(-1)?.label).toBe('April 2026');
});
