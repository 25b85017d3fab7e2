import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startSandbox } from '../sandbox/server.js';
import type { Bench } from './bench.js';
import { startDatabase } from './setup.js';
import type { Product } from './strangers/client.js';
import { measureCost } from './strangers/measure-cost.js';
import { measureMemory } from './strangers/measure-memory.js';
import { measureWaiting } from './strangers/measure-waiting.js';
import type { Usage } from './strangers/server.js';

const COURSES = 30;
const HEAP = 256;
/** The share of requests and waiting time in quick mode. */
const QUICK = 0.05;

/** The load comes from another thread than the measurement. */
export default async function benchStrangers({ resources, quick, say }: Bench): Promise<void> {
  const sandbox = await startSandbox({ catalogue: { courses: COURSES }, rateLimit: false });
  resources.defer(() => sandbox.close());
  const env = {
    DATABASE_URL: await startDatabase(resources),
    THINKIFIC_API_URL: sandbox.thinkific.apiUrl,
    THINKIFIC_SUBDOMAIN: sandbox.thinkific.subdomain,
    THINKIFIC_API_KEY: sandbox.thinkific.apiKey,
    UDEMY_API_URL: sandbox.udemy.apiUrl,
    UDEMY_API_TOKEN: sandbox.udemy.apiToken,
  };
  const share = quick ? QUICK : 1;
  const measures = { CPU: measureCost, waiting: measureWaiting, memory: measureMemory };
  for (const [name, measure] of Object.entries(measures)) {
    say(`Measuring ${name}`);
    const server = resources.use(new AsyncDisposableStack());
    await measure(await start(server, env), share);
    await server.disposeAsync();
  }
}

async function start(resources: AsyncDisposableStack, env: NodeJS.ProcessEnv): Promise<Product> {
  const child = fork(new URL('./strangers/server.js', import.meta.url), {
    env,
    execArgv: ['--expose-gc', `--max-old-space-size=${HEAP}`, '--max-semi-space-size=4'],
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  resources.defer(async () => {
    if (!isAlive()) return;
    child.disconnect();
    await once(child, 'exit');
  });
  const [url] = (await once(child, 'message')) as [string];
  const usage = async () => {
    child.send('usage');
    const [answer] = (await once(child, 'message')) as [Usage];
    return answer;
  };
  return { url, isAlive, usage };
}
