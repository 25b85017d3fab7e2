import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM = 6 * 2 ** 30;

/**
 * Puts the temporary files of all child processes into a folder that is removed with this process, in memory if there
 * is room. Tests create and drop a thousand databases, and on ext4 each creation scans the recently deleted files.
 */
export function useTemporaryFolder() {
  const folder = makeIn(MEMORY) ?? makeIn(tmpdir());
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function makeIn(parent) {
  if (parent === MEMORY && !hasRoom()) return null;
  const folder = mkdtempSync(join(parent, 'lectern-tests-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  if (parent !== MEMORY || runsPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) >= ROOM;
}

/** Some machines mount this memory without permission to run programs, such as the browser. */
function runsPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}
