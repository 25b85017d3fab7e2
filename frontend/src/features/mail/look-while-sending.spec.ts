import { jest } from '@jest/globals';
import type { MailStateDto } from '../../api/generated/model/mailStateDto';
import { lookWhileSending } from './look-while-sending';

const NOW = Date.parse('2026-05-04T06:00:00.000Z');

const waiting = (seconds: number, part: Partial<MailStateDto> = {}): MailStateDto => ({
  ...{ id: 'a', state: 'waiting', tries: 0, fault: null },
  since: new Date(NOW - seconds * 1000).toISOString(),
  ...part,
});

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('how often one looks what becomes of mails', () => {
  it.each<[string, (MailStateDto | null | undefined)[], number | false]>([
    ['without any', [null, undefined], false],
    ['while one is new', [waiting(0)], 2_000],
    ['while one of a clock that is ahead is new', [waiting(-300)], 2_000],
    ['while one has waited for a while', [waiting(100)], 10_000],
    ['while one is held back', [waiting(590)], 30_000],
    ['while one of several is new', [waiting(590), waiting(1)], 2_000],
    ['when one has waited for longer than an hour', [waiting(3_601)], false],
    [
      'when one is sent, and one tried again later',
      [waiting(1, { state: 'sent' }), waiting(1, { tries: 1 })],
      false,
    ],
  ])('%s', (_when, mails, every) => {
    expect(lookWhileSending(mails)).toBe(every);
  });

  it('and there is no list yet', () => {
    expect(lookWhileSending()).toBe(false);
  });
});
