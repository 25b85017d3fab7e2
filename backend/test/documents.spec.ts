import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../src/common/project-root.js';

describe('the documents', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'docker/*.md'], { cwd: PROJECT_ROOT });

  const found = (pattern: RegExp) =>
    documents.flatMap((path) => {
      const text = readFileSync(join(PROJECT_ROOT, path), 'utf8');
      return (text.match(pattern) ?? []).map((part) => ({ path, part }));
    });

  it('start our files by the Node that npm has brought, not by the one of the machine', () => {
    expect(documents).toEqual(expect.arrayContaining(['CONTRIBUTING.md', 'docs/operations.md']));
    expect(found(/(?<!npx )\bnode (--\S+ )*(backend|docker|openapi|scripts)\/\S+/g)).toEqual([]);
  });

  it('lead to files that there are', () => {
    const links = found(/(?<=\]\()(?!https?:|#)[^)#\s]+/g);
    expect(links.length).toBeGreaterThan(100);
    const broken = links.filter(
      ({ path, part }) => !existsSync(join(PROJECT_ROOT, dirname(path), part)),
    );
    expect(broken).toEqual([]);
  });
});
