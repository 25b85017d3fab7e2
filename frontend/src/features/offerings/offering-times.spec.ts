import { datesLabel, isoIn, monthOf, TimeFormat, zoneLabel } from './offering-times';

const plain = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ');
const BERLIN = new TimeFormat('en-US', 'Europe/Berlin');

describe('TimeFormat', () => {
  it('shows a session in the time zone of its place', () => {
    const evening = { startsAt: '2027-02-01T17:00:00.000Z', endsAt: '2027-02-01T19:00:00.000Z' };
    expect(plain(BERLIN.clockRange(evening))).toBe('6:00 – 8:00 PM');
    expect(plain(new TimeFormat('en-US', 'America/New_York').clockRange(evening))).toBe(
      '12:00 – 2:00 PM',
    );
  });

  it('names the day on which a session ends after midnight', () => {
    const night = { startsAt: '2027-02-01T21:00:00.000Z', endsAt: '2027-02-02T01:00:00.000Z' };
    expect(plain(BERLIN.clockRange(night))).toBe('Mon 10:00 PM – Tue 2:00 AM');
  });

  it('keeps the time of day over the end of daylight saving time', () => {
    expect(plain(BERLIN.at('2027-10-29T16:00:00.000Z', 'clock'))).toBe('6:00 PM');
    expect(plain(BERLIN.at('2027-11-05T17:00:00.000Z', 'clock'))).toBe('6:00 PM');
  });
});

describe('datesLabel', () => {
  const offering = { startsAt: '2027-02-01T17:00:00.000Z', endsAt: '2027-04-07T18:00:00.000Z' };

  it('is the day of one session', () => {
    expect(datesLabel({ ...offering, sessionCount: 1 }, BERLIN)).toBe('Mon, Feb 1, 2027');
  });

  it('is the first and the last day of several', () => {
    expect(plain(datesLabel({ ...offering, sessionCount: 20 }, BERLIN))).toBe(
      'Feb 1 – Apr 7, 2027',
    );
  });
});

it.each([
  ['Europe/Berlin', 'Berlin time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
  ['Etc/GMT+3', 'GMT+3'],
])('zoneLabel of %s is "%s"', (zone, label) => {
  expect(zoneLabel(zone)).toBe(label);
});

it.each([
  ['2027-02-01T17:00:00.000Z', 'Europe/Berlin', '2027-02-01T18:00:00+01:00'],
  ['2027-07-01T17:00:00.000Z', 'Europe/Berlin', '2027-07-01T19:00:00+02:00'],
  ['2027-02-01T02:00:00.000Z', 'America/New_York', '2027-01-31T21:00:00-05:00'],
  ['2027-02-01T02:00:00.000Z', 'Asia/Kathmandu', '2027-02-01T07:45:00+05:45'],
  ['2027-02-01T02:00:00.000Z', 'America/St_Johns', '2027-01-31T22:30:00-03:30'],
  ['2027-02-01T02:00:00.000Z', 'UTC', '2027-02-01T02:00:00+00:00'],
])('isoIn writes %s in %s as %s', (time, zone, text) => {
  expect(isoIn(time, zone)).toBe(text);
});

it('monthOf is the month at the place', () => {
  const startsAt = '2027-02-01T02:00:00.000Z';
  expect(monthOf({ startsAt, timeZone: 'America/New_York' })).toBe('2027-01');
});
