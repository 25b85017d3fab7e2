/**
 * A young generation that is small, and an old one that is collected once it has grown by four tenths: V8 itself lets
 * it double where the machine has room.
 */
const V8_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=40'];

/**
 * glibc gives each thread a heap of its own, and what compression has freed in it hardly ever back to the system.
 * https://sourceware.org/glibc/manual/latest/html_node/Memory-Allocation-Tunables.html
 */
const GLIBC_TUNABLES = ['arena_max=1', 'mmap_threshold=131072', 'trim_threshold=131072']
  .map((tunable) => `glibc.malloc.${tunable}`)
  .join(':');

/**
 * Begins the program again, in the same process, with what counts only as a process begins; flags and variables that
 * it was started with come first. Windows has no such way, and keeps what Node chooses.
 */
export function settleMemory(): void {
  const { argv, env, execArgv, execPath } = process;
  if (V8_FLAGS.every((flag) => execArgv.includes(flag))) return;
  try {
    process.execve?.(execPath, [execPath, ...V8_FLAGS, ...execArgv, ...argv.slice(1)], {
      GLIBC_TUNABLES,
      ...env,
    });
  } catch {
    // Where a process may not do so, it serves with more memory.
  }
}
