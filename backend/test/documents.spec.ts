import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../src/project-root.js';

describe('the documents', () => {
  it('start our files by the Node that npm has brought, not by the one of the machine', () => {
    const paths = globSync(['*.md', 'docs/**/*.md', 'docker/*.md'], { cwd: PROJECT_ROOT });
    expect(paths).toEqual(expect.arrayContaining(['CONTRIBUTING.md', 'docs/operations.md']));
    const told = paths.flatMap((path) => {
      const text = readFileSync(join(PROJECT_ROOT, path), 'utf8');
      return (
        text.match(/(?<!npx )\bnode (--\S+ )*(backend|docker|openapi|scripts)\/\S+/g) ?? []
      ).map((command) => `${path}: ${command}`);
    });
    expect(told).toEqual([]);
  });
});
