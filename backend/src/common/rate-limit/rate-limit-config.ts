export abstract class RateLimitConfig {
  abstract readonly rateLimit: boolean;
}
