import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { VARIABLES } from './environment.js';
import { ConfigError } from './load-config.js';

/** A name, and what stands before a `#` that looks like a part of the value, outside of quotes. */
const CUT = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(?:[ \t]*([^\s#'"`](?:[^\n#]*[^\s#])?)#|#\S)/gm;

/**
 * Sets what the file says, but for variables that are set already.
 * @throws ConfigError for values of which Node would take a part only, and for a file that cannot be read
 */
export function loadEnvFile(path: string): void {
  const faults = envFileFaults(read(path));
  if (faults.length > 0) throw new ConfigError(faults);
  process.loadEnvFile(path);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const fault = `.env: cannot be read (${code}), expected a file that this user may read`;
    throw new ConfigError([fault]);
  }
}

/** To Node a `#` outside of quotes begins a comment, also amid a word. */
export function envFileFaults(text: string): string[] {
  const values = parseEnv(text);
  return [...text.matchAll(CUT)]
    .filter(([, name = '', before = '']) => isKnown(name) && values[name] === before)
    .map(([, name]) => `${name}: got a # outside of quotes in .env, expected the value in '…'`);
}

const isKnown = (name: string) => VARIABLES.some((variable) => variable === name);
