import { processUsage } from './process-usage.js';
import type { Replica } from './replica.js';

const MB = 1024 * 1024;

/** Whether growth is limited, and whether garbage between two collections is excluded. */
export const PARTS = {
  resident: { name: 'resident, the whole process', isLimited: true, isCollected: false },
  objects: { name: 'objects, after collections', isLimited: true, isCollected: true },
  code: { name: 'compiled code, after collections', isLimited: false, isCollected: true },
  kept: { name: 'bytes of cached responses', isLimited: false, isCollected: false },
};

export type Part = keyof typeof PARTS;

/** Megabytes, and the time in hours. */
export type Sample = Record<Part | 'at', number>;

/** Returns the memory of a server by its metrics and the system; undefined if the system does not tell. */
export async function readMemory(
  { pid }: Replica,
  metrics: string,
): Promise<Record<Part, number> | undefined> {
  const usage = await processUsage(pid);
  if (!usage) return undefined;
  const text = await (await fetch(metrics)).text();
  const read = (name: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`The metrics have no ${name}.`);
    return Number(line.slice(name.length)) / MB;
  };
  const space = (name: string) => read(`nodejs_heap_space_size_used_bytes{space="${name}"}`);
  return {
    resident: usage.memory,
    objects: space('old') + space('large_object'),
    // V8's "trusted" space holds bytecode and metadata of machine code.
    code: space('code') + space('code_large_object') + space('trusted'),
    kept: read('lectern_cached_responses_bytes'),
  };
}

/** Returns the minimum of a part in each interval (hours), which is what a collection left. */
export function pointsOf(samples: Sample[], part: Part, interval: number): [number, number][] {
  const all = samples.map((sample): [number, number] => [sample.at, sample[part]]);
  if (!PARTS[part].isCollected) return all;
  const intervals = Map.groupBy(all, ([at]) => Math.floor(at / interval));
  return [...intervals.values()].flatMap((points) =>
    points.toSorted(([, one], [, other]) => one - other).slice(0, 1),
  );
}

/** Returns the slope of the regression line, per hour. */
export function slope(points: [number, number][]): number {
  const mean = (place: 0 | 1) => points.reduce((sum, p) => sum + p[place], 0) / points.length;
  const [time, memory] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [at]) => sum + (at - time) ** 2, 0);
  return points.reduce((sum, [at, used]) => sum + (at - time) * (used - memory), 0) / spread;
}
