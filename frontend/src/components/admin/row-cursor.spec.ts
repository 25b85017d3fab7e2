import { currentRow } from './row-cursor';

const cursor = { id: 'b', following: ['c', 'd'] };

describe('currentRow', () => {
  it('is none before the keyboard is used', () => {
    expect(currentRow(['a', 'b'], undefined)).toBe(-1);
  });

  it('stays with its row when others come above it', () => {
    expect(currentRow(['new', 'a', 'b', 'c', 'd'], cursor)).toBe(2);
  });

  it('goes on to the next row when its own is gone', () => {
    expect(currentRow(['new', 'a', 'c', 'd'], cursor)).toBe(2);
    expect(currentRow(['a', 'd'], cursor)).toBe(1);
  });

  it('goes back to the last row when nothing follows', () => {
    expect(currentRow(['z', 'a'], cursor)).toBe(1);
  });

  it('is none in an empty list', () => {
    expect(currentRow([], cursor)).toBe(-1);
  });
});
