import { printTable } from '../table.js';
import { ask, inWords, type Product } from './client.js';

const EACH = 100;
const WARM_UP = 20;
/** Unknown words are the most expensive ones. */
const UDEMY_SEARCH = '/api/catalogue/udemy?q=quorling+zymbolo+vextoria+plimwarp+druntiky+';

/** Compares the CPU time of each kind of request with that of a cached page. */
export async function measureCost({ url, usage }: Product, share: number): Promise<void> {
  const courses = (await (await fetch(`${url}/api/courses`)).json()) as { id: string }[];
  const kinds: Record<string, (count: number) => Promise<number>> = {
    'a kept page': () => ask(url, '/'),
    'no such page': (count) => ask(url, `/nothing-${count}`),
    'no such course': (count) => ask(url, `/courses/${800_000 + count}`),
    'an old slug': (count) => ask(url, `/courses/${courses[0]?.id}/old-${count}`),
    'a new search': (count) => ask(url, `/courses?search=${count}`),
    'a new search of Udemy’s courses': (count) => ask(url, `${UDEMY_SEARCH}${inLetters(count)}`),
    'a new search without JavaScript': (count) => ask(url, `/courses?search=${count}&noscript=1`),
    'a refused form': () => ask(url, '/', 'form=newsletter&email=nobody'),
    'a page of the back office': () => ask(url, '/admin/login'),
  };
  const rows = [];
  for (const [kind, send] of Object.entries(kinds)) {
    const count = Math.ceil(EACH * share);
    for (let warm = 0; warm < WARM_UP; warm += 1) await send(-warm);
    const statuses: Record<string, number> = {};
    await usage();
    const before = await usage();
    for (let turn = 0; turn < count; turn += 1) {
      const status = String(await send(turn));
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    const { cpu } = await usage();
    rows.push({
      request: kind,
      answers: inWords(statuses),
      'CPU each (ms)': ((cpu - before.cpu) / 1000 / count).toFixed(2),
    });
  }
  printTable(rows);
}

function inLetters(count: number): string {
  return String(9_000 + count).replace(/\d/g, (digit) => 'bdfhjlnprt'[Number(digit)] ?? '');
}
