import { jest } from '@jest/globals';
import { PassThrough } from 'node:stream';
import type { Progress } from './progress.queries.js';
import { showProgress } from './show-progress.js';

const STEPS: Progress[] = [
  { pagesRead: 1, coursesDone: 0, coursesTotal: null, expectedAt: null },
  { pagesRead: 3, coursesDone: 1, coursesTotal: 8, expectedAt: null },
  { pagesRead: 9, coursesDone: 3, coursesTotal: 8, expectedAt: new Date(97_000) },
  { pagesRead: 10, coursesDone: 3, coursesTotal: 8, expectedAt: new Date(97_000) },
  { pagesRead: 14, coursesDone: 7, coursesTotal: 8, expectedAt: new Date(10_400) },
  { pagesRead: 15, coursesDone: 8, coursesTotal: 8, expectedAt: new Date(10_000) },
];

/** Returns what is printed for the steps, each of which takes a second. */
function reported(isTTY: boolean): string[] {
  const stream = new PassThrough() as unknown as NodeJS.WriteStream & PassThrough;
  stream.isTTY = isTTY;
  const { tell, end } = showProgress(stream);
  const read = () => ((stream.read() as Buffer | null) ?? '').toString();
  const parts = STEPS.map((step) => {
    tell(step);
    jest.advanceTimersByTime(1_000);
    return read();
  });
  end();
  return [...parts, read()];
}

describe('the progress of a sync in the shell', () => {
  beforeEach(() => jest.useFakeTimers({ now: 5_000 }));
  afterEach(() => jest.useRealTimers());

  it('is a bar on a terminal, which goes with it', () => {
    const parts = reported(true);
    for (const [step, words, isLit] of [
      [0, 'Reading the lists · 1 page read', false],
      [1, '1 of 8 courses · 3 pages read', true],
      [2, '3 of 8 courses · 9 pages read · 2 min left', true],
      [4, '7 of 8 courses · 14 pages read · 2 s left', true],
      [5, '8 of 8 courses · 15 pages read', true],
    ] as const) {
      expect(parts[step]).toContain(words);
      expect(parts[step]?.includes('█')).toBe(isLit);
    }
    expect(parts.join('')).not.toContain('\n');
    // The line is cleared, and the cursor is seen again.
    expect(parts.at(-1)).toContain('\u001B[2K');
    expect(parts.at(-1)).toContain('\u001B[?25h');
  });

  it('is a line for each quarter elsewhere', () => {
    expect(reported(false)).toEqual([
      '',
      '',
      '3 of 8 courses · 9 pages read · 2 min left\n',
      '',
      '7 of 8 courses · 14 pages read · 2 s left\n',
      '8 of 8 courses · 15 pages read\n',
      '',
    ]);
  });

  it('tells of each quarter once it is done', () => {
    const stream = new PassThrough() as unknown as NodeJS.WriteStream & PassThrough;
    const { tell } = showProgress(stream);
    for (let done = 0; done <= 8; done += 1) {
      tell({ pagesRead: done, coursesDone: done, coursesTotal: 8, expectedAt: null });
    }
    expect(String(stream.read()).match(/^\d/gm)).toEqual(['2', '4', '6', '8']);
  });
});
