import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What the visitors are told before they start. */
export interface Visits {
  replicas: string[];
  /** One that shows the price, and others. */
  paths: string[];
  clients: number;
  /** How the price is written in the page, with commas between thousands. */
  price: string;
}

/** An answer: when it was asked for, how long it took (ms), and the price that it showed, if any. */
export type Visit = [askedAt: number, taken: number, price: number | null];

const { replicas, paths, clients, price } = workerData as Visits;
const pattern = new RegExp(price);
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const visits: Visit[] = [];
let isOver = false;
let turn = 0;

function visit(url: string): Promise<Visit> {
  const askedAt = performance.timeOrigin + performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        const [, shown] = pattern.exec(text) ?? [];
        const taken = performance.timeOrigin + performance.now() - askedAt;
        resolve([askedAt, taken, shown === undefined ? null : Number(shown.replace(',', ''))]);
      });
    })
      .on('error', reject)
      .end();
  });
}

async function client(): Promise<void> {
  while (!isOver) {
    turn += 1;
    const replica = replicas[turn % replicas.length] ?? '';
    visits.push(await visit(replica + (paths[turn % paths.length] ?? '')));
  }
}

parentPort?.once('message', () => (isOver = true));
await Promise.all(Array.from({ length: clients }, client));
agent.destroy();
parentPort?.postMessage(visits);
