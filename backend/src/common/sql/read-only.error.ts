/** Of several servers, none takes writes: the standby has not been promoted yet. */
export class ReadOnlyError extends Error {
  /** PostgreSQL's own for a write where only reads are taken. */
  readonly code = '25006';

  constructor() {
    super('None of the servers takes writes.');
  }
}
