/** What one scan of a platform may take at most: a catalogue that is larger is no catalogue of ours. */
export interface ScanLimits {
  /** Of one list. */
  items: number;
  /** Of one list. */
  pages: number;
  /** Of all answers together. */
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
