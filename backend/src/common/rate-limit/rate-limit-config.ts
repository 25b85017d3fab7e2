/** Settings of rate limits. */
export abstract class RateLimitConfig {
  /** Whether requests are limited. Tests and benchmarks turn the limits off. */
  abstract readonly rateLimit: boolean;
}
