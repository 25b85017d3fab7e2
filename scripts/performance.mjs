import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'docs/performance.md');

const HEAD = `# Performance

Written by \`npm run bench\`; do not edit. Each section has the commit, the machine and the form in which it was measured.
Figures stand beside their limits; ratios are medians of pairs that were measured in turn, so they tell more than times.

\`npm run bench\` measures everything again, \`npm run bench -- --quick\` in a smaller form, which shows that it runs and
not much more; a quick result takes no place of a full one. \`npm run bench -- edits\` only prints, unless \`--write\` is added.
`;

const QUICK = 'quick form';

/** Keeps the tables of a benchmark. */
export async function keepResults({ title, quick, tables }) {
  const sections = await readSections();
  const kept = sections.get(title);
  if (quick && kept !== undefined && !kept.includes(QUICK)) return;
  const stamp = [new Date().toISOString().slice(0, 10), commit(), machine()];
  const about = `${stamp.join(' · ')} · ${quick ? QUICK : 'full form'}`;
  sections.set(title, `${about}\n\n${tables.map(toMarkdown).join('\n\n')}`);
  const parts = [...sections].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  const text = [HEAD, ...parts.map(([name, body]) => `## ${name}\n\n${body}\n`)].join('\n');
  await writeFile(FILE, text);
  execFileSync('oxfmt', [FILE]);
}

async function readSections() {
  const text = await readFile(FILE, 'utf8').catch(() => '');
  const [, ...parts] = text.split(/^## /m);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end).trim()];
    }),
  );
}

function toMarkdown(rows) {
  const heads = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => heads.map((head) => row[head]));
  return [heads, heads.map(() => '---'), ...lines].map(toLine).join('\n');
}

function toLine(cells) {
  return `| ${cells.map((cell) => String(cell).trim().replaceAll('|', '\\|')).join(' | ')} |`;
}

/** A mark says that more than what was committed has been measured. */
function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!docs/performance.md');
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : ' and changes'}`;
  } catch {
    return 'no commit';
  }
}

function machine() {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${cpu?.model.trim()}, ${memory} GB, ${platform()}, Node ${process.version}`;
}
