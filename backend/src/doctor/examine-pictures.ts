import { access, constants } from 'node:fs/promises';
import { Bucket } from '../common/objects/bucket.js';
import { StoreFault } from '../common/objects/store-fault.js';
import type { AppConfig } from '../config/app-config.js';
import { advice, broken, type Finding, well } from './finding.js';

/** A name that nothing has: any answer but a refusal will do. */
const NOTHING = 'looked-at-by-the-doctor';

export async function examinePictures({ picturesPlace: place, s3 }: AppConfig): Promise<Finding> {
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
  try {
    // With a slash a file is none.
    await access(`${folder}/`, constants.W_OK);
    return well('The folder of the pictures can be written');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const todo = 'It is made with the first picture, unless PICTURES_DIR should be another one.';
    if (code === 'ENOENT') return advice(`There is no folder ${folder} of pictures yet`, todo);
    return broken(`The folder of the pictures cannot be written: ${code}`, 'Look at PICTURES_DIR.');
  }
}
