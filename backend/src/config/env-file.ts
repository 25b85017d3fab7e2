import { readFileSync } from 'node:fs';
import { VARIABLES } from './environment.js';
import { ConfigError } from './load-config.js';

const PART =
  /[ \t]*(?:(?:export[ \t]+)?(?<name>[\w.-]+)[ \t]*=(?:[ \t]*(?<quote>['"`])(?<quoted>(?:(?!\k<quote>)[^])*)\k<quote>[ \t]*|(?<bare>[ \t]*(?![ \t'"`])[^\n]*))|)(?:#[^\n]*)?(?:\n|$)/y;
/** A `#` that may be meant as part of the value. */
const CUT = /^#\S|[^\s#]#/;

export const readEnvFile = (path: string) => parseEnvFile(read(path));

function read(path: string): string {
  try {
    const bytes = readFileSync(path);
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const problem =
      code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
        ? '.env: is not text in UTF-8, save it in that encoding'
        : `.env: cannot be read (${code}), expected a file that this user may read`;
    throw new ConfigError([problem]);
  }
}

/** TextDecoder removes the byte order mark that editors on Windows write. */
function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

export function parseEnvFile(text: string): Record<string, string> {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (let at = 0; at < lines.length;) {
    PART.lastIndex = at;
    const { name, quote, quoted, bare = '' } = PART.exec(lines)?.groups ?? {};
    const isUnderstood = PART.lastIndex > 0;
    const end = lines.indexOf('\n', at);
    const line = lines.slice(0, at).split('\n').length;
    if (!isUnderstood)
      problems.push(describeLine(line, lines.slice(at, end < 0 ? undefined : end)));
    else if (name && quote === undefined && isKnown(name) && CUT.test(bare)) {
      problems.push(`${name}: got a # outside of quotes in .env, expected the value in '…'`);
    } else if (name) values[name] = valueOf(quote, quoted, bare);
    at = isUnderstood ? PART.lastIndex : end < 0 ? lines.length : end + 1;
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return values;
}

function valueOf(quote: string | undefined, quoted = '', bare = ''): string {
  if (quote === undefined) return bare.replace(/#.*/, '').trim();
  return quote === '"' ? quoted.replaceAll(String.raw`\n`, '\n') : quoted;
}

function describeLine(number: number, line: string): string {
  const name = /^[ \t]*(?:export[ \t]+)?(\w+)/.exec(line)?.[1] ?? '';
  const right = isKnown(name) ? `${name}=value` : 'NAME=value';
  const quotes = /=[ \t]*['"`]/.test(line)
    ? ', with nothing but a comment behind the closing quote'
    : '';
  return `.env line ${number}: is not understood, expected ${right}${quotes}`;
}

const isKnown = (name: string) => VARIABLES.some((variable) => variable === name);
