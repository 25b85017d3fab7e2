import { tmpdir } from 'node:os';
import { envFileFaults, loadEnvFile } from './env-file.js';
import { ConfigError } from './load-config.js';

const FAULT = "DATABASE_PASSWORD: got a # outside of quotes in .env, expected the value in '…'";

describe('a file of settings', () => {
  it.each([
    'DATABASE_PASSWORD=ab#cd',
    'DATABASE_PASSWORD=ab# cd',
    'DATABASE_PASSWORD=#cd',
    'DATABASE_PASSWORD = correct horse battery#staple # for the database\r\nSITE_NAME=Lectern',
    'export DATABASE_PASSWORD=a"b#c"d',
    "SITE_NAME='two\nlines'\nDATABASE_PASSWORD=https://example.org/#path",
  ])('has a fault where a # would cut a value off: %j', (text) => {
    expect(envFileFaults(text)).toEqual([FAULT]);
  });

  it.each([
    `DATABASE_PASSWORD='ab#cd'`,
    `DATABASE_PASSWORD="ab#cd" # words`,
    'DATABASE_PASSWORD=`ab#cd`',
    'DATABASE_PASSWORD=ab # words#more',
    'DATABASE_PASSWORD= #words',
    'DATABASE_PASSWORD=# words',
    '#DATABASE_PASSWORD=ab#cd',
    'DATABASE_PASSWORD=ab#cd\nDATABASE_PASSWORD=good',
    `SITE_NAME='two lines\nDATABASE_PASSWORD=ab#cd'`,
    'OF_ANOTHER_PROGRAM=ab#cd',
  ])('has none where it is a comment or in quotes: %j', (text) => {
    expect(envFileFaults(text)).toEqual([]);
  });

  it('has all its faults told at once', () => {
    expect(envFileFaults('SITE_NAME=C#\nOTHER=a#b\nDATABASE_PASSWORD=a#b')).toEqual([
      expect.stringMatching(/^SITE_NAME: /),
      FAULT,
    ]);
  });

  it('is told of when it cannot be read, as where a container made a folder for it', () => {
    expect(() => loadEnvFile(tmpdir())).toThrow(
      new ConfigError(['.env: cannot be read (EISDIR), expected a file that this user may read']),
    );
  });
});
