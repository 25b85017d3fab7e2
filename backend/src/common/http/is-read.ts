const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request of this method changes nothing. */
export function isRead(method: string): boolean {
  return READS.has(method);
}
