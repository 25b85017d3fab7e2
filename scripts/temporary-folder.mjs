import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes; all tests at once need less than half. */
const ROOM = 6 * 2 ** 30;

/**
 * Has everything that this process starts keep what is temporary in a folder that goes with it: in
 * memory, where there is room. Tests make and drop a thousand databases, and ext4 looks through all
 * files that were deleted within minutes for each that it makes.
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

/** Some machines mount it so that nothing can be run from there, such as the browser. */
function runsPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}
