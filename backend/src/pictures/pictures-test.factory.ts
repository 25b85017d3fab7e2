import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { CapturedLog } from '../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { until } from '../../test/until.js';
import { insertCourse } from '../catalogue/courses/course.factory.js';
import type { ProblemDto } from '../common/problem/problem.dto.js';
import type { CourseDto } from '../catalogue/courses/dto/course.dto.js';
import type { PicturePreviewDto } from './dto/picture.dto.js';
import { type ImageHost, startImageHost } from './image-host.factory.js';

export interface PicturesTest {
  test: TestApp;
  images: ImageHost;
  folder: string;
  log: CapturedLog;
  close(): Promise<void>;
}

export const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cc4411' } });

export function claiming(width: number, height: number, picture: Buffer): Buffer {
  const bytes = Buffer.from(picture);
  if (bytes.subarray(1, 4).toString() === 'PNG') {
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  }
  const frame = bytes.indexOf('ffc2', 0, 'hex');
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

export async function createPicturesTest(): Promise<PicturesTest> {
  const log = new CapturedLog();
  const images = await startImageHost();
  const folder = await mkdtemp(join(tmpdir(), 'lectern-pictures-'));
  const env = {
    PICTURES_FETCH: 'on',
    PICTURES_DIR: folder,
    PICTURES_ALLOWED_HOSTS: images.host,
    TRUST_PROXY: '1',
  };
  const test = await createTestApp({ env, log });
  return {
    ...{ test, images, folder, log },
    close: async () => {
      await test.close();
      await images.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function pictureCalls(of: () => PicturesTest) {
  type Row = { hash: string | null; failure: string | null; failures: number; is_due: boolean };
  const urlOf = (path: string) => (path.startsWith('http') ? path : of().images.urlOf(path));
  const courseOf = async (id: number) =>
    (await of().test.api.get<CourseDto>(`/api/courses/${id}`)).body;
  const insert = (path: string) => insertCourse(of().test.database, { image_url: urlOf(path) });
  const rowOf = async (path: string) => {
    const [row] = await of().test.database.query<Row>(
      'SELECT hash, failure, failures, due_at <= now() AS is_due FROM pictures WHERE url = $1',
      [urlOf(path)],
    );
    return row;
  };
  return {
    courseOf,
    insert,
    rowOf,
    preview: (path: string, from = '192.0.2.1') =>
      of().test.api.post<PicturePreviewDto & ProblemDto>(
        '/api/pictures/preview',
        { url: urlOf(path) },
        { headers: { 'X-Forwarded-For': from } },
      ),
    failureOf: async (path: string) => {
      const id = await insert(path);
      await until(async () => Boolean((await rowOf(path))?.failure));
      if ((await courseOf(id)).picture) throw new Error(`${path} is shown.`);
      return (await rowOf(path))?.failure;
    },
    shown: async (path: string) => {
      const id = await insert(path);
      await until(async () => (await courseOf(id)).picture !== undefined);
      return { id, picture: (await courseOf(id)).picture };
    },
  };
}
