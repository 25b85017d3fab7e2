import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/** Each build gets a new folder, and `dist` links to it, so that running processes keep their files. */
const project = resolve(process.argv[2]);
const folder = join(project, '.build');
const compiled = join(folder, 'compiled');
const link = join(project, 'dist');

const KEPT = 3;

await adoptOldLayout();
const current = existsSync(link) ? await fs.realpath(link) : null;
const digest = await digestOf(compiled);
if (current === null || !current.endsWith(`-${digest}`)) {
  const release = `${Date.now()}-${digest}`;
  await make(release);
  await switchTo(release);
  await prune(release);
}

/** `dist` used to be the folder itself. */
async function adoptOldLayout() {
  const found = await fs.lstat(link).catch(() => null);
  if (!found?.isDirectory()) return;
  await fs.mkdir(folder, { recursive: true });
  await fs.rename(link, join(folder, '0-before'));
  await switchTo('0-before');
}

async function digestOf(root) {
  const hash = createHash('sha256');
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((file) => join(file.parentPath, file.name));
  for (const file of files.toSorted()) {
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await fs.readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}

async function make(release) {
  const making = join(folder, `making-${process.pid}`);
  await fs.cp(compiled, making, { recursive: true });
  const last = current && join(current, 'client', 'assets');
  if (last && existsSync(last)) {
    // Pages in visitors' browsers still request the hashed files of the last build.
    await fs.cp(last, join(making, 'previous', 'assets'), { recursive: true });
  }
  await fs.rename(making, join(folder, release));
}

async function switchTo(release) {
  const next = join(project, `dist.${process.pid}`);
  const windows = process.platform === 'win32';
  // On Windows every user can create junctions, which have absolute targets, but cannot replace one.
  await fs.symlink(windows ? join(folder, release) : join('.build', release), next, 'junction');
  if (windows) await fs.rm(link, { force: true });
  await fs.rename(next, link);
}

async function prune(release) {
  const releases = (await fs.readdir(folder)).filter((name) => /^\d+-/.test(name));
  const old = releases
    .toSorted(byAge)
    .slice(0, -KEPT)
    .filter((name) => name !== release);
  for (const name of old) {
    const path = join(folder, name);
    if (!(await isInUse(path))) await fs.rm(path, { recursive: true, force: true });
  }
}

function byAge(one, other) {
  return Number.parseInt(one) - Number.parseInt(other);
}

async function isInUse(path) {
  const users = await fs.readdir(join(path, 'in-use')).catch(() => []);
  return users.some((pid) => isAlive(Number(basename(pid))));
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
