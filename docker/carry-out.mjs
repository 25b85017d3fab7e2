import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Executes the Dockerfile's steps in folders, one per stage. The last stage is the image. */
export async function carryOut(work) {
  const stages = [];
  const steps = stepsIn(work, stages);
  for (const line of (await readFile(join(root, 'docker/Dockerfile'), 'utf8')).split('\n')) {
    const [instruction, ...words] = line.split(' ');
    if (instruction in steps) await steps[instruction](stages.at(-1), words);
  }
  return stages;
}

export const inStage = (stage, path) => join(stage.folder, resolve(stage.workdir, path));

async function copy(stage, words, { stages, work }) {
  const from = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : null;
  const target = words.pop();
  const source = stages.find(({ name }) => name === from);
  for (const word of words) {
    const path = source ? join(source.folder, word) : join(root, word);
    const into =
      target.endsWith('/') && !word.endsWith('.') ? join(target, word.split('/').at(-1)) : target;
    if (word === '.') copyContext(inStage(stage, target), work);
    else await cp(path, inStage(stage, into), { recursive: true, verbatimSymlinks: true });
  }
}

/** Copies the files that Git tracks, which is what the ignore file leaves of a fresh clone. */
function copyContext(target, work) {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root },
  );
  execFileSync('tar', ['--create', '--null', '--files-from=-', '--file', `${work}/context.tar`], {
    cwd: root,
    input: list,
  });
  execFileSync('tar', ['--extract', '--file', `${work}/context.tar`], { cwd: target });
}

const stepsIn = (work, stages) => ({
  FROM: async (_stage, [, , name]) => {
    const folder = join(work, `stage-${stages.length}`);
    await mkdir(folder);
    stages.push({ name, folder, workdir: '/', env: {}, healthcheck: null, command: null });
  },
  WORKDIR: async (stage, [path]) => {
    stage.workdir = path;
    await mkdir(inStage(stage, '.'), { recursive: true });
  },
  ENV: async (stage, words) => {
    for (const word of words) stage.env[word.split('=')[0]] = word.slice(word.indexOf('=') + 1);
  },
  COPY: (stage, words) => copy(stage, words, { stages, work }),
  RUN: async (stage, words) => {
    console.log(`RUN ${words.join(' ')}`);
    execFileSync('sh', ['-c', words.join(' ')], {
      cwd: inStage(stage, '.'),
      env: { ...process.env, ...stage.env },
      stdio: 'inherit',
    });
  },
  HEALTHCHECK: async (stage, words) => {
    stage.healthcheck = JSON.parse(words.slice(words.indexOf('CMD') + 1).join(' '));
  },
  CMD: async (stage, words) => {
    stage.command = JSON.parse(words.join(' '));
  },
});
