export interface ScanLimits {
  /** Of one list, as are `pages`; `bytes` are those of all answers together. */
  items: number;
  pages: number;
  bytes: number;
  /** Milliseconds. */
  time: number;
}

/** A hundred courses of real sites take about 1 MB, and at the vendor's pace a minute. */
export const SCAN_LIMITS: ScanLimits = {
  items: 20_000,
  pages: 2_000,
  bytes: 200_000_000,
  time: 2 * 60 * 60 * 1000,
};
