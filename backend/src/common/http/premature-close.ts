/** Whether an answer ended before it was sent, as its caller had gone or what was to be sent broke off. */
export function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
