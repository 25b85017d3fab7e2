/** A backup that cannot be made or restored; its text says what to do. */
export class BackupError extends Error {}
