import { readFile } from 'node:fs/promises';

export interface ProcessUsage {
  /** Seconds of CPU time since the start. */
  cpu: number;
  /** Megabytes of resident memory. */
  memory: number;
}

/** Returns the usage of a process; undefined except on Linux. */
export async function processUsage(pid: number): Promise<ProcessUsage | undefined> {
  if (process.platform !== 'linux') return undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // In hundredths of a second and in kilobytes.
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12).map(Number);
  const [, memory] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { cpu: (user + system) / 100, memory: Number(memory) / 1024 };
}
