export abstract class JobsConfig {
  abstract readonly jobs: boolean;
}
