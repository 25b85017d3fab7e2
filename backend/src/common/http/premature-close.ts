/** Returns whether the client disconnected, or the source broke off, before the response was complete. */
export function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
