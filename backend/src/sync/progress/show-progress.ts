import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from './progress.queries.js';

/** Shows a progress bar on a terminal, otherwise a line for each quarter. */
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
      format: '{bar} {words}',
      clearOnComplete: true,
      hideCursor: true,
      gracefulExit: false,
    },
    Presets.shades_classic,
  );
  return {
    tell(progress: Progress) {
      const { coursesDone, coursesTotal } = progress;
      const words = progressInWords(progress);
      // The total is unknown while the lists are read; with 0 the bar would look complete.
      const total = coursesTotal ?? 1;
      if (!shown.isActive) shown.start(total, 0, { words });
      shown.setTotal(total);
      shown.update(coursesDone, { words });
    },
    end: () => shown.stop(),
  };
}

function lines(stream: NodeJS.WriteStream) {
  let reported = 0;
  return {
    tell(progress: Progress) {
      const { coursesDone, coursesTotal } = progress;
      if (!coursesTotal) return;
      const quarter = Math.floor((coursesDone / coursesTotal) * 4);
      if (quarter <= reported) return;
      reported = quarter;
      stream.write(`${progressInWords(progress)}\n`);
    },
    end: () => undefined,
  };
}

function progressInWords({ pagesRead, coursesDone, coursesTotal, expectedAt }: Progress): string {
  const left = expectedAt === null ? 0 : (expectedAt.getTime() - Date.now()) / 1000;
  return [
    coursesTotal === null ? 'Reading the lists' : `${coursesDone} of ${coursesTotal} courses`,
    `${pagesRead} ${pagesRead === 1 ? 'page' : 'pages'} read`,
    left >= 1 && (left < 90 ? `${Math.ceil(left)} s left` : `${Math.ceil(left / 60)} min left`),
  ]
    .filter(Boolean)
    .join(' · ');
}
