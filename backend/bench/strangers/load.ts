import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Load {
  url: string;
  /** URL prefixes, used in turn; a number is appended. */
  paths: string[];
  perSecond: number;
  connections: number;
  milliseconds: number;
}

const { url, paths, perSecond, connections, milliseconds } = workerData as Load;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses: Record<string, number> = {};
const started = performance.now();
let sent = 0;
let open = 0;

while (performance.now() - started < milliseconds) {
  const due = Math.floor(((performance.now() - started) * perSecond) / 1000);
  while (sent < due && open < connections) send();
  await setTimeout(2);
}
parentPort?.postMessage({ sent, statuses });
process.exit();

function send(): void {
  const path = `${paths[sent % paths.length]}${Date.now()}${sent}`;
  sent += 1;
  open += 1;
  const headers = { 'Accept-Encoding': 'br' };
  request(url + path, { agent, headers }, (response) => {
    statuses[String(response.statusCode)] = (statuses[String(response.statusCode)] ?? 0) + 1;
    response.resume().on('close', () => (open -= 1));
  })
    .on('error', () => (open -= 1))
    .end();
}
