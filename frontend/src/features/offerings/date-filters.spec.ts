import { dateListAddress, dateQueries, parseDateFilters } from './date-filters';

const parse = (query: string) => parseDateFilters(new URLSearchParams(query));

describe('the filters of dates', () => {
  it.each([
    ['', '/events'],
    ['course=&month=', '/events'],
    ['month=2027-02&course=7&x=1', '/events?course=7&month=2027-02'],
    ['when=past', '/events?when=past'],
    ['when=ever&month=2027-13&course=a', '/events'],
    ['course=0&month=2027-2', '/events'],
  ])('"%s" is written as %s', (query, address) => {
    expect(dateListAddress('/events', parse(query))).toBe(address);
  });

  it('asks for all dates to choose from, and for the chosen ones', () => {
    const paramsOf = (query: string) =>
      dateQueries('event', new URLSearchParams(query)).map(({ queryKey }) => queryKey[1]);
    expect(paramsOf('')).toEqual([{ kind: 'event' }]);
    expect(paramsOf('month=2027-02&when=past')).toEqual([
      { kind: 'event', when: 'past' },
      { kind: 'event', when: 'past', month: '2027-02' },
    ]);
  });
});
