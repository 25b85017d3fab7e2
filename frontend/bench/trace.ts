import type { Browser, Page } from '@playwright/test';

/** An event of Chromium's trace format; the durations are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Without what the thread waited for a processor. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

export interface LongestTask {
  /** Milliseconds on the clock. */
  elapsed: number;
  /** Milliseconds on the processor, of the task with the most of them. */
  busy: number;
}

export async function longestTaskOf(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<LongestTask> {
  const { tasks } = await mainThreadDuring(browser, page, work);
  return {
    elapsed: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000,
    busy: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  };
}

/** For each character that is typed, the milliseconds on the processor until it is painted. */
export async function workToPaint(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const { tasks, events } = await mainThreadDuring(browser, page, work);
  const inputs = events.filter(({ args }) => args.data?.type === 'input');
  const paints = events.filter(({ name }) => name === 'Paint');
  if (inputs.length === 0) throw new Error('The trace has no key.');
  return inputs.map((input) => {
    const painted = paints.find(({ ts }) => ts > input.ts)?.ts ?? Infinity;
    const until = tasks.filter(({ ts, dur = 0 }) => ts + dur > input.ts && ts < painted);
    return until.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

async function mainThreadDuring(browser: Browser, page: Page, work: () => Promise<unknown>) {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const events = traceEvents
    .filter((event) => mainThreads.has(threadOf(event)))
    .toSorted((one, other) => one.ts - other.ts);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  if (tasks.length === 0) throw new Error('The trace has no task of the page.');
  return { tasks, events };
}
