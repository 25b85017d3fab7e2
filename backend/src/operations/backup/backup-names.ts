import type { BackupPlace } from './places/backup-place.js';

const NAME =
  /^lectern-(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)-(?<minute>\d\d)-(?<second>\d\d)Z\.zip(\.enc)?$/;
/** Milliseconds by which clocks of replicas may differ. */
const CLOCK_MARGIN = 60 * 60 * 1000;

/** Such as `lectern-2026-03-04T05-06-07Z.zip`. */
export function nameBackup(isEncrypted: boolean): string {
  const time = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return `lectern-${time}.zip${isEncrypted ? '.enc' : ''}`;
}

/** When the newest of a place was made, as its name says; null: there is none. */
export async function newestBackup(place: BackupPlace): Promise<Date | null> {
  const [newest] = await listBackups(place);
  return newest && !newest.isOfFuture ? newest.madeAt : null;
}

/** Deletes all but the newest. */
export async function tidyBackups(place: BackupPlace, keep: number): Promise<void> {
  const old = (await listBackups(place)).slice(keep);
  await Promise.all(old.map(({ name }) => place.remove(name)));
}

interface NamedBackup {
  name: string;
  madeAt: Date;
  /** Its clock was wrong, so that nobody knows when it was made. */
  isOfFuture: boolean;
}

/** The newest first, and those of the future last. */
async function listBackups(place: BackupPlace): Promise<NamedBackup[]> {
  const latest = Date.now() + CLOCK_MARGIN;
  return (await place.names())
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => {
      const { day, hour, minute, second } = NAME.exec(name)?.groups ?? {};
      const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
      return { name, madeAt, isOfFuture: madeAt.getTime() > latest };
    })
    .toSorted((one, other) => Number(one.isOfFuture) - Number(other.isOfFuture));
}
