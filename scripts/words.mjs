/**
 * Finds words that make a sentence hard to read, as whole words in either case, in tracked files. Prints each as
 * `file:line: word` and fails if there are any. Usage: node scripts/words.mjs [folder …]
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const WORDS = [
  'mend',
  'mended',
  'mends',
  'whoever',
  'meanwhile',
  'anew',
  'deed',
  'deeds',
  'hitherto',
  'thereby',
  'hence',
  'wherein',
  'thereof',
  'told',
  'kept answer',
  'kept answers',
  'front door',
];

const FOLDERS = ['backend', 'docker', 'docs', 'frontend', 'scripts', ':(glob)*.md'];

/** Generated from the API description, example texts of visitors, and the list itself. */
const EXCLUDED = ['frontend/src/api/generated', 'backend/src/demo/data', 'scripts/words.mjs'];

const TEXT = /\.(css|html|js|json|md|mjs|ts|tsx)$/;
const pattern = new RegExp(`\\b(${WORDS.join('|').replaceAll(' ', '\\s+')})\\b`, 'gi');

const given = process.argv.slice(2);
const folders = given.length > 0 ? given : FOLDERS;
const excluded = EXCLUDED.map((folder) => `:!${folder}`);
const files = execFileSync('git', ['ls-files', '-z', '--', ...folders, ...excluded])
  .toString()
  .split('\0')
  .filter((file) => TEXT.test(file) && existsSync(file));

const found = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([word]) => `${file}:${index + 1}: ${word}`),
    ),
);

if (found.length > 0) {
  console.error(found.join('\n'));
  process.exitCode = 1;
}
