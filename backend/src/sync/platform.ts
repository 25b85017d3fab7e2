import type { MirroredRows, MirrorTable } from './changes/mirror-table.js';
import type { PaymentOption } from '../common/price/price-words.js';
import type { RequestLimit } from './platforms/http/request-slots.queries.js';
import type { PlatformName } from '../common/platforms.js';
import type { ScannedReviews } from './reviews/scanned-reviews.js';

/** What a platform may tell of its courses. Without a kind of payment, they have no prices unless admins set them. */
export type Capability =
  | PaymentOption['type']
  | 'curriculum'
  | 'instructors'
  | 'bundles'
  | 'promotions'
  | 'reviews'
  | 'webhooks';

export interface ScanProblem {
  courseId: string | null;
  mayBeAny: boolean;
  source: string;
  field: string;
  reason: string;
}

export interface InstructorRow {
  id: number;
  name: string;
  title: string | null;
  bio: string | null;
  portrait: string | null;
}

export interface ScannedInstructors {
  /** Undefined: they were not read, so the known ones stay. */
  rows?: InstructorRow[];
  /** False if some could not be read, so that none counts as removed. */
  isComplete?: boolean;
  /** The instructor of each scanned course, by course id. */
  ofCourses: ReadonlyMap<string, number | null>;
}

export interface PromotionRow {
  thinkific_id: number;
  promotion_id: number;
  name: string;
  discount_type: string;
  amount: number;
  coupon_code: string;
  starts_at: string | null;
  expires_at: string;
  applies: boolean;
  checked_at: string;
}

export interface BundleRow {
  id: number;
  name: string;
  payment_options: PaymentOption[];
  enroll_url: string;
  position: number | null;
  course_ids: number[];
}

export interface ScannedCatalogue {
  table: MirrorTable;
  rows: MirroredRows;
  problems: ScanProblem[];
  /** Of the courses that have chapters, or may have some. */
  chapters?: ReadonlyMap<string, ListedChapters>;
  /** Absent if the platform does not list them. */
  instructors?: ScannedInstructors | undefined;
  /** Of all courses. Undefined: they were not read, so the known ones stay. */
  promotions?: PromotionRow[] | undefined;
  /** All bundles on sale. Undefined: they were not read, so the known ones stay. */
  bundles?: BundleRow[] | undefined;
  /** Of some courses. Undefined: they were not read, so the known ones stay. */
  reviews?: ScannedReviews | undefined;
  scope?: string[];
}

export interface ListedChapters {
  listed: number[];
  isRead: boolean;
}

export interface CoursesOnly {
  courses: number[];
  products: number[];
}

export interface ScanWatch {
  pageRead(): void;
  coursesRead(done: number, total: number): void;
}

export type Curricula = ReadonlyMap<string, string[]>;

/** Returns what was read so far when `wanted` aborts. */
export type ReadCurricula = (
  courses: { id: string; listed: number[] }[],
  signal: AbortSignal,
  watch: ScanWatch & { readonly wanted: AbortSignal },
) => Promise<{ curricula: Curricula; problems: ScanProblem[] }>;

export interface CoursePlatform {
  readonly name: PlatformName;
  readonly label: string;
  readonly table: MirrorTable;
  /** A scan never returns what is not named here. */
  readonly capabilities: readonly Capability[];
  /** The most requests to a site in any window, over all processes. */
  readonly budget: RequestLimit;
  readonly requests: number;
  /** Whether an admin has chosen not to use it, so that missing configuration is no lack. */
  readonly isOff?: boolean;
  missingConfiguration(): string[];
  readonly readCurricula?: ReadCurricula | undefined;
  /** @throws PlatformError when the platform fails or its catalogue cannot be read completely */
  scan(signal: AbortSignal, watch?: ScanWatch, known?: Curricula): Promise<ScannedCatalogue>;
  /** Reads what webhooks tell of. */
  scanSome?(only: CoursesOnly, signal: AbortSignal): Promise<ScannedCatalogue>;
}

export const COURSE_PLATFORMS = Symbol('COURSE_PLATFORMS');
export const SYNC_HOLD = Symbol('SYNC_HOLD');
