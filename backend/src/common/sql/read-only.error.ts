export class ReadOnlyError extends Error {
  readonly code = '25006';

  constructor() {
    super('None of the servers takes writes.');
  }
}
