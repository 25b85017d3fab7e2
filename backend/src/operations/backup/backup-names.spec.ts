import { tidyBackups } from './backup-names.js';
import type { BackupStorage } from './storage/backup-storage.js';

it('keeps as many backups as wanted, and deletes the oldest of the others', async () => {
  const day = (number: number) => `lectern-2026-03-0${number}T02-30-00Z.zip`;
  const names = [day(2), 'photos.zip', day(4), day(1), `${day(3)}.enc`];
  const removed: string[] = [];
  const place: Partial<BackupStorage> = {
    names: () => Promise.resolve(names),
    remove: (name) => Promise.resolve(void removed.push(name)),
  };
  await tidyBackups(place as BackupStorage, 2);
  expect(removed).toEqual([day(2), day(1)]);
});
