import { selectAllAction, toMatchingRows } from './matching-rows';

const AS_OF = '2026-03-04T10:00:00.000Z';

const rowsOf = (total: number, truncated = false, isPlaceholderData = false) => {
  const pagination = { page: 1, limit: 50, total, pages: Math.ceil(total / 50), truncated };
  return toMatchingRows({ data: { pagination, as_of: AS_OF }, isPlaceholderData });
};

const offer = (rows: ReturnType<typeof rowsOf>, selected = 50) =>
  selectAllAction(rows, { selected, shown: 50, onSelect: () => undefined })?.title;

describe('all rows that match', () => {
  it('are those that the list has shown, and unknown while another list is shown', () => {
    expect(rowsOf(340)).toEqual({ before: AS_OF, count: 340, isTruncated: false });
    expect(rowsOf(1_001)).toEqual({ before: AS_OF, count: 1_000, isTruncated: true });
    expect(rowsOf(340, false, true)).toBeUndefined();
    expect(toMatchingRows({ data: undefined, isPlaceholderData: false })).toBeUndefined();
  });

  it('are offered once the whole page is selected and other pages exist', () => {
    expect(offer(rowsOf(340), 49)).toBeUndefined();
    expect(offer(undefined)).toBeUndefined();
    expect(offer(rowsOf(50))).toBeUndefined();
    expect(offer(rowsOf(51))).toBe('Select all 51 that match');
  });

  it('are the newest ones where more match than one action changes', () => {
    expect(offer(rowsOf(1_000))).toBe('Select all 1,000 that match');
    expect(offer(rowsOf(1_001))).toBe('Select the newest 1,000 that match');
    expect(offer(rowsOf(1_000, true))).toBe('Select the newest 1,000 that match');
  });
});
