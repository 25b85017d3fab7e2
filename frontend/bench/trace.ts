import type { Browser, Page } from '@playwright/test';

/** An event of Chromium's trace format; the durations are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  /** Without what the thread waited for a processor. */
  tdur?: number;
  args: { name?: string };
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
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mainThreads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = trace.traceEvents.filter(
    (event) => event.name === 'RunTask' && mainThreads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The trace has no task of the page.');
  return {
    elapsed: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000,
    busy: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  };
}
