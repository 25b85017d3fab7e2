import { readFileSync } from 'node:fs';
import { parseEnvFile } from './env-file.js';
import { VARIABLES } from './environment.js';
import { loadConfig } from './load-config.js';

const EXAMPLE = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');

describe('.env.example', () => {
  it('names each variable once, and only those that exist', () => {
    const named = EXAMPLE.match(/^[A-Z0-9_]+(?==)/gm);
    expect(named?.toSorted()).toEqual(VARIABLES.toSorted());
  });

  it('is itself a valid environment', () => {
    expect(() => loadConfig(parseEnvFile(EXAMPLE))).not.toThrow();
  });
});
