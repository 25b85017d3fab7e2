import type { ChangedField } from '../../api/generated/model/changedField';
import type { ChangeKind } from '../../api/generated/model/changeKind';
import type { CourseDifferenceDto } from '../../api/generated/model/courseDifferenceDto';
import type { HeldBy } from '../../api/generated/model/heldBy';
import type { HistoryKind } from '../../api/generated/model/historyKind';
import type { PlatformName } from '../../api/generated/model/platformName';
import type { SyncRunDto } from '../../api/generated/model/syncRunDto';
import type { SyncRule } from '../../api/generated/model/syncRule';
import type { SyncState } from '../../api/generated/model/syncState';
import type { SyncStatus } from '../../api/generated/model/syncStatus';
import type { SyncTrigger } from '../../api/generated/model/syncTrigger';
import { COURSE_FIELDS, FIELD_NAMES, type CourseField } from '../../course-fields';
import { adminPaths } from '../../paths';
import { pluralize } from '../../format-count';

export const PLATFORMS: Record<PlatformName, string> = {
  thinkific: 'Thinkific',
  udemy: 'Udemy',
  feed: 'Course feed',
  moodle: 'Moodle',
};

const TRIGGERS: Record<SyncTrigger, string> = {
  schedule: 'Scheduled',
  admin: 'By an admin',
  start: 'At startup',
  cli: 'From the command line',
  webhook: 'By a webhook',
  undo: 'Undo',
  curricula: 'Lesson update',
};

export const STATUSES: Record<
  SyncStatus,
  { label: string; tone: 'good' | 'caution' | 'danger' | 'other' }
> = {
  running: { label: 'Running', tone: 'other' },
  succeeded: { label: 'Done', tone: 'good' },
  partial: { label: 'Completed with problems', tone: 'caution' },
  failed: { label: 'Failed', tone: 'danger' },
  previewed: { label: 'Preview', tone: 'other' },
  held: { label: 'Needs review', tone: 'caution' },
  cancelled: { label: 'Canceled', tone: 'other' },
};

export const KINDS: Record<ChangeKind, { label: string; tone: 'good' | 'caution' | 'danger' }> = {
  removed: { label: 'Gone', tone: 'danger' },
  changed: { label: 'Changed', tone: 'caution' },
  returned: { label: 'Back', tone: 'good' },
  added: { label: 'New', tone: 'good' },
};

export const HISTORY_KINDS: Record<
  HistoryKind,
  { label: string; tone: 'good' | 'caution' | 'danger' | 'other' }
> = {
  ...KINDS,
  override: { label: 'Override', tone: 'other' },
  confirmed: { label: 'Kept ours', tone: 'other' },
  visibility: { label: 'Visibility', tone: 'other' },
  rule: { label: 'Sync rule', tone: 'other' },
  assignment: { label: 'Assignment', tone: 'other' },
  linked: { label: 'Linked', tone: 'other' },
  unlinked: { label: 'Unlinked', tone: 'other' },
  declined: { label: 'Declined', tone: 'other' },
};

const labels = FIELD_NAMES.map((field) => [field, COURSE_FIELDS[field].label]);

export const FIELDS: Record<ChangedField, string> = {
  ...(Object.fromEntries(labels) as Record<CourseField, string>),
  enrollUrl: 'Enrollment link',
  position: 'Position',
  onSale: 'On sale',
  hasLifetimeAccess: 'Lifetime access',
  hasCertificate: 'Certificate',
  url: 'Address',
  isPaid: 'Paid',
  visible: 'Visibility',
  rule: 'Syncs',
  staff: 'Assigned staff',
  linked: 'Same course',
};

/** Why a change was not applied. */
export const HELD: Record<Exclude<HeldBy, 'none'>, string> = {
  ask: 'needs review',
  declined: 'declined',
  frozen: 'frozen, not changed',
};

export const RULES: Record<SyncRule, { label: string; chip: string; sentence: string }> = {
  follow: {
    label: 'Follow the platform',
    chip: '',
    sentence: 'Each sync updates the course with the values of the platform.',
  },
  ask: {
    label: 'Ask before showing',
    chip: 'Asks first',
    sentence: 'Changes wait until an admin accepts them.',
  },
  frozen: {
    label: 'Freeze',
    chip: 'Frozen',
    sentence: 'Syncs do not change the course.',
  },
};

export const SYNC_STATES: Readonly<Record<SyncState, string>> = {
  fresh: 'Up to date',
  stale: 'Overdue',
  failed: 'Failed',
  held: 'Needs review',
  running: 'Running',
  never: 'Not synced yet',
  off: 'Not set up',
};

const DURATION = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });

const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', hourCycle: 'h23' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

const MS_PER_DAY = 86_400_000;

/** For example "18:00", or "Nov 24, 18:00" if it is a day or more away. */
export function timeOfNext(iso: string): string {
  const time = new Date(iso);
  const isWithinADay = time.getTime() - Date.now() < MS_PER_DAY;
  return isWithinADay ? CLOCK.format(time) : `${DAY.format(time)}, ${CLOCK.format(time)}`;
}

export function runPath(id: number): string {
  return `${adminPaths.syncs}?dialog=${id}`;
}

/** For example "3 added, 1 changed, 0 gone" or "0 added, 1 changed, 0 gone, 2 problems". */
export function formatCounts(run: SyncRunDto): string {
  const { added, updated, removed, proposed, frozen, problems } = run;
  const rest: [number, string][] = [
    [proposed, `${proposed} waiting`],
    [frozen, `${frozen} frozen`],
    [problems, formatProblems(problems)],
  ];
  const counts = [`${added} added`, `${updated} changed`, `${removed} gone`];
  return [...counts, ...rest.filter(([count]) => count > 0).map(([, words]) => words)].join(', ');
}

const WRITTEN: SyncStatus[] = ['succeeded', 'partial', 'running'];

/** Returns whether no decision is needed any more. */
export function isDecided({ decision }: SyncRunDto): boolean {
  return decision === 'apply' || decision === 'keep' || decision === 'overtaken';
}

/** Returns whether the sync ended before its changes were known. */
export function isIncomplete({ status, added, updated, removed }: SyncRunDto): boolean {
  return (status === 'failed' || status === 'cancelled') && added + updated + removed === 0;
}

/** Describes what the sync changed, would change, or would have changed. */
export function effectOf(run: SyncRunDto): string {
  if (isIncomplete(run)) return 'It ended before the changes were known.';
  const counts = formatCounts(run);
  if (run.decision === 'apply' || WRITTEN.includes(run.status)) return counts;
  return isDecided(run) ? `Would have been: ${counts}` : `Would be: ${counts}`;
}

/** Describes the effect, or why there was none. */
export function outcomeOf(run: SyncRunDto): string {
  if (isDecided(run)) return effectOf(run);
  return run.error ?? formatCounts(run);
}

/** For example "2 changes wait". */
export function formatDifference({ kind, fields }: CourseDifferenceDto): string {
  const count = kind === 'changed' ? fields.length : 1;
  return count === 1 ? '1 change to review' : `${count} changes to review`;
}

export function formatProblems(count: number): string {
  return count === 1 ? '1 problem' : `${count} problems`;
}

/** For example "2.1 s" or "4 min"; '' while running. */
export function durationOf({ started_at: start, finished_at: end }: SyncRunDto): string {
  if (end === null) return '';
  const seconds = (Date.parse(end) - Date.parse(start)) / 1000;
  return seconds < 60 ? `${DURATION.format(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

/** For example "12 of 33 courses · 15 pages read · 40 s left". */
export function formatProgress(run: SyncRunDto): string {
  const { pages_read: pages, courses_done: done, courses_total: total, expected_at: end } = run;
  const left = end === null ? 0 : (Date.parse(end) - Date.now()) / 1000;
  return [
    total === null ? 'Reading the lists' : `${done} of ${pluralize(total, 'course')}`,
    `${pages} ${pages === 1 ? 'page' : 'pages'} read`,
    left >= 1 && (left < 90 ? `${Math.ceil(left)} s left` : `${Math.ceil(left / 60)} min left`),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the title of the dialog, or a general one while loading. */
export function titleOf(run: SyncRunDto | undefined): string {
  if (!run) return 'Sync';
  const platform = PLATFORMS[run.platform];
  if (run.trigger === 'undo') return `Undo of a sync with ${platform}`;
  return run.status === 'previewed' ? `Preview of ${platform}` : `Sync with ${platform}`;
}

export function starterOf({ started_by: name, trigger }: SyncRunDto): string {
  return name ?? TRIGGERS[trigger];
}
