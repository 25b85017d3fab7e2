import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import PQueue from 'p-queue';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import {
  BusyError,
  InvalidInputError,
  TooLargeError,
  UnavailableError,
} from '../common/problem/app-error.js';
import { FormLimiter } from '../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../common/settings.js';
import { SiteConfig } from '../config/app-config.js';
import type { UploadedPictureDto } from './dto/picture.dto.js';
import { paintUpload } from './paint-upload.js';
import { PictureError, type PictureErrorName } from './picture-error.js';
import { PictureFiles } from './picture-files.service.js';
import { countNewUploads, findPictures, storeUpload } from './pictures.queries.js';
import { LARGEST_PICTURE, readBytes } from './read-bytes.js';
import type { ReadPicture } from './read-picture.js';
import type { Width } from './render-picture.js';

const PAINTED_AT_ONCE = 2;
const MOST_AT_ONCE = { uploads: 16, bytes: 64 * 1024 * 1024 };
const MOST_OF_STRANGERS = { uploads: 12, bytes: 48 * 1024 * 1024 };
/** Uploads of all visitors together per day, so that they cannot fill the disk: 1 GB. */
const MOST_NEW = 5_000;

interface Kind {
  atOnce: typeof MOST_AT_ONCE;
  side: number;
  /** Whether the picture has the shape of its place, within a pixel. */
  fits: (picture: ReadPicture) => boolean;
  otherwise: PictureErrorName;
  width: Width;
}
const PORTRAIT: Kind = {
  atOnce: MOST_OF_STRANGERS,
  side: 1_024,
  fits: hasShape(1),
  otherwise: 'not-square',
  width: 640,
};
const COVER: Kind = {
  atOnce: MOST_AT_ONCE,
  side: 1_920,
  fits: hasShape(1, 16 / 9),
  otherwise: 'of-another-shape',
  width: 1280,
};
const LONGEST_LOGO = 4;
const LOGO: Kind = {
  atOnce: MOST_AT_ONCE,
  side: 1_280,
  fits: ({ width, height }) => Math.max(width / height, height / width) <= LONGEST_LOGO,
  otherwise: 'too-long',
  width: 1280,
};
const ADMIN_KINDS = { course: COVER, logo: LOGO };

export type PicturePlace = keyof typeof ADMIN_KINDS;

@Injectable()
export class PictureUploads {
  private readonly queue = new PQueue({ concurrency: PAINTED_AT_ONCE });
  private readonly limiter: FormLimiter;
  private readonly taken = { uploads: 0, bytes: 0 };

  constructor(
    private readonly dataSource: DataSource,
    private readonly site: SiteConfig,
    limits: RateLimitConfig,
    private readonly files: PictureFiles,
    private readonly audit: AuditService,
  ) {
    const refusal = 'Too many pictures were uploaded from your network address.';
    this.limiter = new FormLimiter(limits, dataSource, 'portrait', refusal);
  }

  /**
   * Stores a visitor's portrait.
   * @param address the client's address
   * @throws InvalidInputError, TooLargeError, TooManyRequestsError, BusyError, UnavailableError when the storage fails
   */
  async takePortrait(file: IncomingMessage, address: string): Promise<UploadedPictureDto> {
    await this.limiter.take(address);
    if ((await countNewUploads(this.dataSource.manager)) >= MOST_NEW) {
      throw new BusyError(
        'Too many pictures were uploaded today. Enter the URL of a picture instead.',
      );
    }
    return this.take(file, PORTRAIT);
  }

  async takeForAdmin(
    file: IncomingMessage,
    place: PicturePlace = 'course',
  ): Promise<UploadedPictureDto> {
    const uploaded = await this.take(file, ADMIN_KINDS[place]);
    const { width, height } = uploaded.picture;
    await this.audit.record({
      object: { type: 'picture', id: uploaded.url },
      after: { width, height },
    });
    return uploaded;
  }

  private async take(file: IncomingMessage, kind: Kind): Promise<UploadedPictureDto> {
    const size = mostOf(file);
    const { uploads, bytes } = kind.atOnce;
    if (this.taken.uploads >= uploads || this.taken.bytes + size > bytes) {
      throw new BusyError('Too many pictures are being uploaded. Try again in a few seconds.');
    }
    this.taken.uploads += 1;
    this.taken.bytes += size;
    try {
      const picture = await receive(file);
      return await this.queue.add(() => this.keep(picture, kind));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      if (error.reason === 'too-large') throw new TooLargeError(error.message);
      throw new InvalidInputError([{ field: 'picture', message: error.message }]);
    } finally {
      this.taken.uploads -= 1;
      this.taken.bytes -= size;
    }
  }

  private async keep(bytes: Buffer, kind: Kind): Promise<UploadedPictureDto> {
    const { manager } = this.dataSource;
    const { side, width } = kind;
    const painted = await paintUpload(bytes, side);
    if (!kind.fits(painted)) throw new PictureError(kind.otherwise);
    const hash = await this.files.storeUpload(painted.bytes).catch((error: unknown) => {
      throw new UnavailableError('The picture could not be stored. Please try again later.', {
        cause: error,
      });
    });
    const url = `${this.site.publicUrl}/pictures/${hash}/${width}.jpg`;
    await storeUpload(manager, url, hash, painted);
    const picture = (await findPictures(manager, [url])).get(url);
    if (!picture) throw new Error(`The picture ${hash} was deleted right after its upload.`);
    return { url, picture };
  }
}

function hasShape(...shapes: number[]): Kind['fits'] {
  return ({ width, height }) => shapes.some((shape) => Math.abs(width / shape - height) <= 1);
}

function mostOf({ headers }: IncomingMessage): number {
  return Math.min(Number(headers['content-length'] ?? LARGEST_PICTURE), LARGEST_PICTURE);
}

async function receive(file: IncomingMessage): Promise<Buffer> {
  try {
    return await readBytes(file);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('broken', { cause: error });
  }
}
