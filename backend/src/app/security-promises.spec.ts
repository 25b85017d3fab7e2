import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../common/project-root.js';

const ROW = /^\| (?!Promise|-)(?<promise>.+?) +\| (?<test>.+?) +\|$/gm;
const TEST = /^`(?<file>[^`]+)`: (?<title>.+)$/;

describe('the promises of SECURITY.md', () => {
  it('each name a test that there is', async () => {
    const text = await readFile(join(PROJECT_ROOT, 'SECURITY.md'), 'utf8');
    const promises = [...text.matchAll(ROW)].map(({ groups }) => groups ?? {});
    expect(promises.length).toBeGreaterThan(20);
    for (const { promise, test } of promises) {
      const { file = '', title = '' } = TEST.exec(test ?? '')?.groups ?? {};
      const source = await readFile(join(PROJECT_ROOT, file), 'utf8').catch(() => '');
      expect([promise, source.includes(`'${title}'`)]).toEqual([promise, true]);
    }
  });
});
