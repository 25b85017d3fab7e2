import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../common/access/access.decorators.js';
import { allowNothing } from '../common/http/security-headers.js';
import { PictureAddressDto, type PictureDto } from './dto/picture.dto.js';
import { PictureFiles } from './picture-files.service.js';
import { pictureIn, PicturesService } from './pictures.service.js';
import { type Format, FORMATS, WIDTHS } from './render-picture.js';

const YEAR = 365 * 24 * 3600;
const COVER = { width: 192, format: 'avif' } as const;
const PORTRAIT = { width: 96, format: 'webp' } as const;
const FILE = /^(\d{2,4})\.(\w{3,4})$/;

@Public()
@ApiExcludeController()
@Controller('pictures')
export class PicturesController {
  constructor(
    private readonly files: PictureFiles,
    private readonly pictures: PicturesService,
  ) {}

  /** Redirects from a URL to the list-size picture, for the back office, which only knows URLs. */
  @Get()
  async getPictureOf(
    @Query() { url }: PictureAddressDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const picture = pictureIn(await this.pictures.find([url]), url).picture;
    const { width, format } = picture && picture.width > picture.height ? COVER : PORTRAIT;
    const bytes = picture && (await this.files.read(hashOf(picture), width, format));
    if (bytes) send(reply, bytes, format, 'private, max-age=60');
    else sendNothing(reply);
  }

  @Get(':hash/:file')
  async getPicture(
    @Param('hash') hash: string,
    @Param('file') file: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, digits, extension] = FILE.exec(file) ?? [];
    const width = WIDTHS.find((each) => String(each) === digits);
    const format = isFormat(extension) ? extension : undefined;
    const bytes =
      /^[0-9a-f]{20}$/.test(hash) && width && format
        ? await this.files.read(hash, width, format)
        : null;
    if (bytes && format) send(reply, bytes, format, `public, max-age=${YEAR}, immutable`);
    else sendNothing(reply);
  }
}

function send(reply: FastifyReply, bytes: Buffer, format: Format, cacheControl: string): void {
  allowNothing(reply);
  void reply
    .header('Content-Type', FORMATS[format])
    .header('Cache-Control', cacheControl)
    .send(bytes);
}

/** A full error page would be 4 KB for each row of a list. */
function sendNothing(reply: FastifyReply): void {
  allowNothing(reply);
  void reply.code(404).header('Cache-Control', 'no-store').send();
}

function hashOf({ path }: PictureDto): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function isFormat(extension = ''): extension is Format {
  return Object.hasOwn(FORMATS, extension);
}
