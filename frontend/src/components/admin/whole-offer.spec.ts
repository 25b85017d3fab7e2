import { wholeOffer } from './whole-offer';

const offer = (total: number, values: Partial<Parameters<typeof wholeOffer>[0]> = {}) =>
  wholeOffer({
    selected: 50,
    shown: 50,
    pagination: { total, truncated: false },
    isBusy: false,
    onSelect: () => undefined,
    ...values,
  })?.title;

describe('wholeOffer', () => {
  it('is none until the whole page is selected, and where no other page is', () => {
    expect(offer(340, { selected: 49 })).toBeUndefined();
    expect(offer(340, { pagination: undefined })).toBeUndefined();
    expect(offer(50)).toBeUndefined();
    expect(offer(51)).toBe('Select all 51 that match');
  });

  it('names as many as can be selected at once', () => {
    expect(offer(1_000)).toBe('Select all 1,000 that match');
    expect(offer(1_001)).toBe('Select the newest 1,000 that match');
    const pagination = { total: 900, truncated: true };
    expect(offer(900, { pagination })).toBe('Select the newest 1,000 that match');
    expect(offer(60, { most: { count: 55, which: 'first' } })).toBe(
      'Select the first 55 that match',
    );
  });
});
