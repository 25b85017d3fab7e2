export interface ReviewRow {
  id: number;
  thinkific_id: number;
  rating: number;
  title: string | null;
  quote: string;
  reviewed_at: string;
}

export interface ScannedReviews {
  rows: ReviewRow[];
  /** The courses that were asked for, so that the next sync continues with others. */
  asked: number[];
  /** The courses whose reviews are all in `rows`. Known reviews of others stay. */
  complete: number[];
}
