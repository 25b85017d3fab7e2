import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts a small file system; null without the permission. */
export function mountSmallDisk(bytes: number): { folder: string; unmount(): void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=1777`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const unmount = () => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  };
  return { folder, unmount };
}
