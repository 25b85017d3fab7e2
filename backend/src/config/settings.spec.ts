import { readFileSync } from 'node:fs';
import { parseEnvFile } from './env-file.js';
import { VARIABLES } from './environment.js';
import { loadConfig } from './load-config.js';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const EXAMPLE = read('.env.example');

describe('the description of the settings', () => {
  it('names each variable once, and only those that exist', () => {
    const rows = read('docs/settings.md').match(/^\| `.+?(?= \| )/gm) ?? [];
    const named = rows.flatMap((row) => row.match(/[A-Z0-9_]+/g) ?? []);
    expect(named.toSorted()).toEqual(VARIABLES.toSorted());
  });
});

describe('.env.example', () => {
  it('is itself a valid environment', () => {
    expect(() => loadConfig(parseEnvFile(EXAMPLE))).not.toThrow();
  });

  it('names only variables that exist', () => {
    const named = EXAMPLE.match(/^[A-Z0-9_]+(?==)/gm) ?? [];
    expect(named.filter((name) => !VARIABLES.some((variable) => variable === name))).toEqual([]);
    expect(named).not.toEqual([]);
  });
});
