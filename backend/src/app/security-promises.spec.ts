import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../common/project-root.js';

const read = (path: string) => readFile(join(PROJECT_ROOT, path), 'utf8').catch(() => '');

/** A link to a test: the file, and in quotes the test's title. */
const TEST = /\]\((?<file>\S+) '(?<title>[^']+)'\)/g;

describe('the promises of SECURITY.md', () => {
  it('each link to a test that exists', async () => {
    const [, promises = ''] = (await read('SECURITY.md')).split('## What we promise');
    const [list = ''] = promises.split('## What we do not promise');
    const bullets = list.match(/^- .+$/gm) ?? [];
    expect(bullets.length).toBeGreaterThan(20);
    for (const bullet of bullets) {
      const tests = [...bullet.matchAll(TEST)].map(({ groups }) => groups ?? {});
      expect([bullet, tests.length > 0]).toEqual([bullet, true]);
      for (const { file = '', title = '' } of tests) {
        expect([title, (await read(file)).includes(`'${title}'`)]).toEqual([title, true]);
      }
    }
  });
});
