import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvFile, readEnvFile } from './env-file.js';
import { ConfigError } from './load-config.js';

const FAULT = "DATABASE_PASSWORD: got a # outside of quotes in .env, expected the value in '…'";

const problemsOf = (text: string) => {
  try {
    parseEnvFile(text);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

describe('a file of settings', () => {
  it('has names, values in quotes or without, comments and empty lines', () => {
    const text = `# settings
export PORT=3001

HOST =  0.0.0.0 # everywhere
SITE_NAME='two
lines # of "text"'
MAIL_FROM="a\\nb"
SMTP_URL=\`it's\`
OTHER=it's a#b
JWT_SECRET=\x20
DATABASE_URL=postgres://one?a=b`;
    const values = {
      PORT: '3001',
      HOST: '0.0.0.0',
      SITE_NAME: 'two\nlines # of "text"',
      MAIL_FROM: 'a\nb',
      SMTP_URL: "it's",
      OTHER: "it's a",
      JWT_SECRET: '',
      DATABASE_URL: 'postgres://one?a=b',
    };
    expect(parseEnvFile(text)).toEqual(values);
    expect(parseEnvFile(text.replaceAll('\n', '\r\n'))).toEqual(values);
    expect(parseEnvFile(text.replaceAll('\n', '\r'))).toEqual(values);
  });

  it.each([
    ['a colon', 'PORT=1\nDATABASE_URL: postgres://secret\n', 2, 'DATABASE_URL=value'],
    ['a name alone', 'export JWT_SECRET', 1, 'JWT_SECRET=value'],
    ['a name of two words', '\n\nSITE NAME=Lectern', 3, 'NAME=value'],
    ['another alphabet', 'ＰＯＲＴ＝1', 1, 'NAME=value'],
    ['no name', '=secret', 1, 'NAME=value'],
    ['NUL bytes', 'P\0O\0R\0T\0=\x001\0', 1, 'NAME=value'],
    ['an open quote', "SITE_NAME='a\nPORT=1", 1, 'SITE_NAME=value, with nothing but'],
    ['text behind a quote', 'JWT_SECRET="secret"two "three"', 1, 'JWT_SECRET=value, with nothing'],
  ])('refuses a line with %s, without its value', (_what, text, line, right) => {
    const problems = problemsOf(text);
    expect(problems).toEqual([
      expect.stringContaining(`.env line ${line}: is not understood, expected ${right}`),
    ]);
    expect(problems[0]).not.toContain('secret');
  });

  it.each([
    'DATABASE_PASSWORD=ab#cd',
    'DATABASE_PASSWORD=ab# cd',
    'DATABASE_PASSWORD=#cd',
    'DATABASE_PASSWORD = correct horse battery#staple # for the database\r\nSITE_NAME=Lectern',
    'export DATABASE_PASSWORD=a"b#c"d',
    "SITE_NAME='two\nlines'\nDATABASE_PASSWORD=https://example.org/#path",
  ])('has a problem where a # would cut a value off: %j', (text) => {
    expect(problemsOf(text)).toEqual([FAULT]);
  });

  it.each([
    `DATABASE_PASSWORD='ab#cd'`,
    `DATABASE_PASSWORD="ab#cd" # words`,
    'DATABASE_PASSWORD=`ab#cd`',
    'DATABASE_PASSWORD=ab # words',
    'DATABASE_PASSWORD= #words',
    'DATABASE_PASSWORD=# words',
    '#DATABASE_PASSWORD=ab#cd',
    `SITE_NAME='two lines\nDATABASE_PASSWORD=ab#cd'`,
    'OF_ANOTHER_PROGRAM=ab#cd',
  ])('has none where it is a comment or in quotes: %j', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it('reports all problems at once', () => {
    expect(problemsOf('SITE_NAME=C#\nOTHER=a#b\nPORT: 1\nDATABASE_PASSWORD=a#b')).toEqual([
      expect.stringMatching(/^SITE_NAME: /),
      expect.stringMatching(/^\.env line 3: /),
      FAULT,
    ]);
  });

  it('is reported when it cannot be read, as where a container made a folder for it', () => {
    expect(() => readEnvFile(tmpdir())).toThrow(
      new ConfigError(['.env: cannot be read (EISDIR), expected a file that this user may read']),
    );
  });

  describe('in the encoding of an editor', () => {
    const NAME = 'SITE_NAME';
    let folder: string;
    let file: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lectern-env-'));
      file = join(folder, '.env');
    });
    afterAll(() => rm(folder, { recursive: true }));

    const written = `\u{feff}${NAME}=Ådå\r\n`;

    it.each([
      ['UTF-8 with a byte order mark', Buffer.from(written)],
      ['UTF-16', Buffer.from(written, 'utf16le')],
      ['UTF-16 of the other kind', Buffer.from(written, 'utf16le').swap16()],
    ])('is read as %s', async (_what, bytes) => {
      await writeFile(file, bytes);
      expect(readEnvFile(file)).toEqual({ [NAME]: 'Ådå' });
    });

    it('is refused as anything else', async () => {
      await writeFile(file, Buffer.from(`${NAME}=Ådå`, 'latin1'));
      expect(() => readEnvFile(file)).toThrow(
        '.env: is not text in UTF-8, save it in that encoding',
      );
    });
  });
});
