import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../src/common/project-root.js';

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8');

/** Returns the anchors that GitHub gives the headings of a Markdown file. */
function anchorsOf(path: string): string[] {
  const headings = read(path).match(/(?<=^#+ ).+$/gm) ?? [];
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('the documents', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'docker/*.md', '.github/**/*.md'], {
    cwd: PROJECT_ROOT,
  });

  const found = (pattern: RegExp) =>
    documents.flatMap((path) => {
      const text = read(path);
      return (text.match(pattern) ?? []).map((part) => ({ path, part }));
    });

  it('start our files with the Node from npm, not with the one of the machine', () => {
    expect(documents).toEqual(expect.arrayContaining(['CONTRIBUTING.md', 'docs/operate.md']));
    const pattern = /(?<!npx |\.bin\/)\bnode (--\S+ )*(backend|docker|openapi|scripts)\/\S+/g;
    expect(found(pattern)).toEqual([]);
  });

  it('link to files and headings that exist', () => {
    const links = found(/(?<=\]\()(?!https?:)[^)\s]+/g);
    expect(links.length).toBeGreaterThan(100);
    const broken = links.filter(({ path, part }) => {
      const [file = '', anchor] = part.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(PROJECT_ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('name files that exist', () => {
    const named = found(
      /(?<=`)(?:backend|docker|docs|frontend|openapi|scripts|tools)\/[\w./-]+(?=`)/g,
    );
    expect(named.length).toBeGreaterThan(20);
    const built = /\/(dist|\.build)\b/;
    const missing = named.filter(
      ({ part }) => !built.test(part) && !existsSync(join(PROJECT_ROOT, part)),
    );
    expect(missing).toEqual([]);
  });
});
