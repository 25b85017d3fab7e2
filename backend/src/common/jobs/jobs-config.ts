export abstract class JobsConfig {
  /** Whether this process runs background jobs. */
  abstract readonly jobs: boolean;
}
