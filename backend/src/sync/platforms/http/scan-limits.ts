export interface ScanLimits {
  /** Per list, like `pages`; `bytes` are the sum of all responses. */
  items: number;
  pages: number;
  bytes: number;
  /** Milliseconds. */
  time: number;
}

/** 100 courses of real sites take about 1 MB and, at the vendor's rate limit, a minute. */
export const SCAN_LIMITS: ScanLimits = {
  items: 20_000,
  pages: 2_000,
  bytes: 200_000_000,
  time: 2 * 60 * 60 * 1000,
};
