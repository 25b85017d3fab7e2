import { randomUUID } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Bucket } from '../../common/objects/bucket.js';
import { StoreFault } from '../../common/objects/store-fault.js';
import { codeOf } from '../../common/sql/database-fault.js';
import type { PicturesConfig } from '../../config/app-config.js';
import { advice, broken, type Finding, well } from './finding.js';

const ROOM = 64 * 1024;
/** A name that does not exist: any response but a refusal is fine. */
const NOTHING = 'looked-at-by-the-doctor';

export async function examinePictures({
  picturesPlace: place,
  s3,
}: PicturesConfig): Promise<Finding> {
  if ('folder' in place) return examineFolder(place.folder);
  const bucket = new Bucket(s3, place);
  try {
    await bucket.list(NOTHING);
    return well(`The bucket of the pictures answers, ${bucket.describe()}`);
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    return broken('The bucket of the pictures cannot be used', error.message);
  }
}

async function examineFolder(folder: string): Promise<Finding> {
  const found = await nearestFolder(folder);
  const probe = join(found, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, Buffer.alloc(ROOM), { flush: true });
  } catch (error) {
    return broken(
      `The folder of the pictures cannot be ${found === folder ? 'written' : 'made'}: ${reasonOf(error)}`,
      todoOf(error),
    );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
  if (found === folder) return well('The folder of the pictures can be written');
  const todo = 'It is made with the first picture, unless PICTURES_DIR should be another one.';
  return advice(`There is no folder ${folder} of pictures yet`, todo);
}

async function nearestFolder(folder: string): Promise<string> {
  try {
    await stat(folder);
    return folder;
  } catch (error) {
    const above = dirname(folder);
    return codeOf(error) === 'ENOENT' && above !== folder ? nearestFolder(above) : folder;
  }
}

function todoOf(error: unknown): string {
  return /^(ENOSPC|EDQUOT)$/.test(codeOf(error) ?? '')
    ? 'Make room on its disk.'
    : 'Look at PICTURES_DIR, and at who may write there.';
}

const reasonOf = (error: unknown) => codeOf(error) ?? String(error);
