export abstract class RateLimitConfig {
  /** Whether requests are limited. Tests and benchmarks disable this. */
  abstract readonly rateLimit: boolean;
}
