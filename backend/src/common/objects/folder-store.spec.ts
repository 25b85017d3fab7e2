import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from './folder-store.js';

describe('a folder of objects', () => {
  let folder: string;
  let store: FolderStore;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-objects-'));
    store = new FolderStore(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('has a file under its name once it is written whole', async () => {
    await store.write('ab/abc/original', Buffer.from('bytes'));
    expect(await readdir(join(folder, 'ab/abc'))).toEqual(['original']);
    expect(String(await store.read('ab/abc/original'))).toBe('bytes');
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });

  it('loses what was never finished, but not what may still be written', async () => {
    await store.removeUnfinished();
    const unfinished = join(folder, 'unfinished');
    await mkdir(unfinished);
    await writeFile(join(unfinished, 'old'), '');
    await writeFile(join(unfinished, 'new'), '');
    const long = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(join(unfinished, 'old'), long, long);
    await store.removeUnfinished();
    expect(await readdir(unfinished)).toEqual(['new']);
  });

  it('keeps nothing of a file that cannot get its name', async () => {
    await mkdir(join(folder, 'ab/abc/original'), { recursive: true });
    await expect(store.write('ab/abc/original', Buffer.from('bytes'))).rejects.toThrow('EISDIR');
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });
});
