import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from './progress.queries.js';

/** A bar on a terminal; elsewhere a line for each quarter. */
export function showProgress(stream: NodeJS.WriteStream): {
  tell: (progress: Progress) => void;
  end: () => void;
} {
  return stream.isTTY ? bar(stream) : lines(stream);
}

function bar(stream: NodeJS.WriteStream) {
  const shown = new SingleBar(
    {
      stream,
      format: '{bar} {value} of {total} courses, {pages} answers read, {eta_formatted} left',
      clearOnComplete: true,
      hideCursor: true,
      gracefulExit: false,
    },
    Presets.shades_classic,
  );
  return {
    tell({ pagesRead: pages, coursesDone, coursesTotal }: Progress) {
      if (coursesTotal === null) return;
      if (!shown.isActive) shown.start(coursesTotal, 0, { pages });
      shown.setTotal(coursesTotal);
      shown.update(coursesDone, { pages });
    },
    end: () => shown.stop(),
  };
}

function lines(stream: NodeJS.WriteStream) {
  let told = 0;
  return {
    tell({ coursesDone, coursesTotal }: Progress) {
      if (!coursesTotal) return;
      const quarter = Math.floor((coursesDone / coursesTotal) * 4);
      if (quarter <= told) return;
      told = quarter;
      stream.write(`${coursesDone} of ${coursesTotal} courses read\n`);
    },
    end: () => undefined,
  };
}
