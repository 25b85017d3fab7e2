import type { BackupStorage } from './storage/backup-storage.js';

const NAME =
  /^lectern-(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)-(?<minute>\d\d)-(?<second>\d\d)Z\.zip(\.enc)?$/;
const CLOCK_MARGIN_MS = 60 * 60 * 1000;

export function nameBackup(isEncrypted: boolean): string {
  const time = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return `lectern-${time}.zip${isEncrypted ? '.enc' : ''}`;
}

/** Returns when the newest backup was created, by its name, or null. */
export async function newestBackup(place: BackupStorage): Promise<Date | null> {
  const [newest] = await listBackups(place);
  return newest && !newest.isOfFuture ? newest.madeAt : null;
}

export async function tidyBackups(place: BackupStorage, keep: number): Promise<void> {
  const old = (await listBackups(place)).slice(keep);
  await Promise.all(old.map(({ name }) => place.remove(name)));
}

interface NamedBackup {
  name: string;
  madeAt: Date;
  /** Created with a wrong clock, so its age is unknown. */
  isOfFuture: boolean;
}

async function listBackups(place: BackupStorage): Promise<NamedBackup[]> {
  const latest = Date.now() + CLOCK_MARGIN_MS;
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
