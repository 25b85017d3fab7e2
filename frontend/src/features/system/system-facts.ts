import type { DatabaseStateDto } from '../../api/generated/model/databaseStateDto';
import type { FolderDto } from '../../api/generated/model/folderDto';
import type { MailWay } from '../../api/generated/model/mailWay';
import type { ReplicaDto } from '../../api/generated/model/replicaDto';
import type { ScheduleDto } from '../../api/generated/model/scheduleDto';
import type { SyncState } from '../../api/generated/model/syncState';
import type { SyncStatusDto } from '../../api/generated/model/syncStatusDto';
import type { SystemDto } from '../../api/generated/model/systemDto';
import type { SystemFolder } from '../../api/generated/model/systemFolder';
import type { WaitingWorkDto } from '../../api/generated/model/waitingWorkDto';
import { PLATFORMS, SYNC_STATES } from '../sync';

interface Fact {
  label: string;
  value: string;
  /** Needs attention. */
  isBad?: boolean;
}

export interface SystemPart {
  title: string;
  /** Undefined if the part could not be checked. */
  facts?: Fact[] | undefined;
}

/** The part with its own screen. */
export const MAIL = 'Mail';

const MAIL_WAYS: Record<MailWay, string> = {
  server: 'Sent through a mail server',
  local: 'Stored at /demo/mail',
  off: 'Not set up',
};

const BAD_STATES: ReadonlySet<SyncState> = new Set(['stale', 'failed', 'held']);

const FOLDERS: Record<SystemFolder, string> = {
  pictures: 'Free for pictures',
  backups: 'Free for backups',
};

/** Free share of a disk below which it needs attention. */
const LITTLE = 0.05;

/** Returns all parts as text, for the screen and for support. */
export function partsOf(system: SystemDto): SystemPart[] {
  const { process, database, schedule, platforms, work, folders } = system;
  return [
    {
      title: 'This process',
      facts: [
        { label: 'Lectern', value: process.version },
        { label: 'Node', value: process.node },
        { label: 'Started', value: inUtc(process.started_at) },
        { label: 'Machine', value: `${process.host}, process ${process.pid}` },
        { label: 'Errors in its log', value: String(process.logged_errors) },
        { label: 'Blocked by browsers', value: String(process.csp_reports) },
        ...system.lost_secrets.map((name) => ({
          label: name,
          value: 'Must be entered again under Connections',
          isBad: true,
        })),
      ],
    },
    { title: 'Replicas', facts: system.replicas && replicaFacts(system.replicas) },
    { title: 'Database', facts: database && databaseFacts(database) },
    { title: 'Platforms', facts: platforms?.map(platformFact) },
    { title: 'Schedule', facts: schedule && scheduleFacts(schedule) },
    { title: MAIL, facts: work && mailFacts(work) },
    { title: 'Webhooks and jobs', facts: work && workFacts(work) },
    { title: 'Disks', facts: folders?.map(folderFact) },
  ];
}

/** Formats everything for a message to support. */
export function supportText(system: SystemDto): string {
  return partsOf(system)
    .map(({ title, facts }) => {
      const lines = facts?.map(
        ({ label, value, isBad }) => `  ${label}: ${value}${isBad ? ' (!)' : ''}`,
      ) ?? ['  could not be checked (!)'];
      return [title, ...lines].join('\n');
    })
    .join('\n');
}

function replicaFacts(replicas: ReplicaDto[]): Fact[] {
  const versions = [...new Set(replicas.map(({ version }) => version))].toSorted();
  const differ = `${versions.join(', ')}: an update is running, or some replicas were not updated`;
  return [
    ...(versions.length > 1 ? [{ label: 'Versions', value: differ, isBad: true }] : []),
    ...replicas.map(({ host, pid, version, started_at: at }) => ({
      label: `${host}, process ${pid}`,
      value: `${version}, since ${inUtc(at)}`,
    })),
  ];
}

function databaseFacts(database: DatabaseStateDto): Fact[] {
  const {
    missing_migrations: missing,
    unknown_migrations: unknown,
    collation_change: change,
  } = database;
  const drift = [
    ...missing.map((name) => ({ label: 'Not run', value: name, isBad: true })),
    ...unknown.map((name) => ({ label: 'From a newer version', value: name, isBad: true })),
    ...(change === null ? [] : [{ label: 'Collation', value: change, isBad: true }]),
  ];
  return [
    { label: 'PostgreSQL', value: database.version },
    { label: 'Size', value: inBytes(database.bytes) },
    { label: 'Used by', value: counted(database.processes) },
    { label: 'Migrations', value: String(database.migrations) },
    { label: 'Last migration', value: database.last_migration ?? 'None' },
    ...drift,
  ];
}

function platformFact(status: SyncStatusDto): Fact {
  const { platform, state, synced_at: at, failures, error } = status;
  const words = [SYNC_STATES[state]];
  if (at !== null) words.push(`last synced ${inUtc(at)}`);
  if (failures > 0) words.push(`failures in a row: ${failures}`);
  const value = words.join(', ') + (error === null ? '' : `. ${error}`);
  return { label: PLATFORMS[platform], value, isBad: BAD_STATES.has(state) };
}

function scheduleFacts(schedule: ScheduleDto): Fact[] {
  const { newest_backup_at: newest, next_backup_at: next } = schedule;
  return [
    { label: 'Syncs', value: schedule.sync_cron ?? 'Off' },
    { label: 'Backups', value: schedule.backup_cron ?? 'Off' },
    {
      label: 'Newest backup',
      value: newest === null ? 'None' : inUtc(newest),
      isBad: schedule.backups_are_overdue,
    },
    { label: 'Next backup', value: next === null ? 'None' : inUtc(next) },
  ];
}

function mailFacts(work: WaitingWorkDto): Fact[] {
  return [
    { label: 'Delivery', value: MAIL_WAYS[work.mail] },
    queued('Emails', work.mails_waiting, work.mails_given_up),
  ];
}

function queued(label: string, waiting: number, givenUp: number): Fact {
  return { label, value: `${waiting} waiting, ${givenUp} failed`, isBad: givenUp > 0 };
}

function workFacts(work: WaitingWorkDto): Fact[] {
  return [
    queued('Webhooks', work.webhooks_waiting, work.webhooks_given_up),
    queued('Jobs', work.jobs_waiting, work.jobs_given_up),
    ...(work.jobs_are_done ? [] : [{ label: 'Queue', value: 'Not started', isBad: true }]),
  ];
}

function folderFact({ name, free_bytes: free, disk_bytes: disk }: FolderDto): Fact {
  const label = FOLDERS[name];
  if (free === null || disk === null) return { label, value: 'No folder here' };
  return { label, value: `${inBytes(free)} of ${inBytes(disk)}`, isBad: free < disk * LITTLE };
}

const counted = (count: number) => (count === 1 ? '1 process' : `${count} processes`);

/** For example "2026-03-01 06:00 UTC", the same for readers in all time zones. */
function inUtc(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

function inBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return `${(bytes / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${UNITS[step]}`;
}
