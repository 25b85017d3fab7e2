import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { PROJECT_ROOT } from '../src/common/project-root.js';

const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/** Packages whose license stands in their README alone. */
const SAID_IN_README: Record<string, string> = { 'node_modules/pause': 'MIT' };

interface Manifest {
  license?: string;
  /** The old form. */
  licenses?: { type: string }[];
}

const read = (...path: string[]) => readFileSync(join(PROJECT_ROOT, ...path), 'utf8');

const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, Manifest & { dev?: boolean; link?: boolean }>;
};

/** What a production build contains, on whatever platform. */
const shipped = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { license }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    license: license ?? licenseIn(path),
  }));

function licenseIn(path: string): string {
  const { license, licenses = [] } = JSON.parse(read(path, 'package.json')) as Manifest;
  return license ?? SAID_IN_README[path] ?? licenses.map(({ type }) => type).join(' OR ');
}

/** A choice of licenses is permissive if one of them is. */
function isPermissive(license: string): boolean {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => PERMISSIVE.has(one)));
}

const notices = [...read('THIRD_PARTY_NOTICES.md').matchAll(/^\| (`.*?) \|.*?\|(.*?)\|/gm)].flatMap(
  ([, names = '', license = '']) =>
    [...names.matchAll(/`(.*?)`/g)].map(([, pattern = '']) => ({ pattern, license })),
);

describe('the notices for third-party licenses', () => {
  const asking = shipped.filter(({ license }) => !isPermissive(license));

  it('have an entry for each package that is shipped under a license that asks for one', () => {
    const missing = asking.filter(
      ({ name, license }) =>
        !notices.some(
          (notice) =>
            matchesGlob(name, notice.pattern) &&
            license.split(' AND ').some((one) => notice.license.includes(`[${one}](`)),
        ),
    );
    expect(missing).toEqual([]);
  });

  it('have no entry for a package that is not shipped', () => {
    const patterns = notices.map(({ pattern }) => pattern);
    expect(patterns.length).toBeGreaterThan(5);
    expect(
      patterns.filter((pattern) => !asking.some(({ name }) => matchesGlob(name, pattern))),
    ).toEqual([]);
  });

  it('are in the Docker image, with the texts of the licenses', () => {
    const [, image = ''] = read('docker/Dockerfile').split(/^FROM \S+$/m);
    expect(image).toContain('COPY LICENSE THIRD_PARTY_NOTICES.md ./\nCOPY licenses licenses\n');
    for (const [path] of read('THIRD_PARTY_NOTICES.md').matchAll(/licenses\/[\w.-]+/g)) {
      expect([path, existsSync(join(PROJECT_ROOT, path))]).toEqual([path, true]);
    }
  });
});
