import { Controller, Ip, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../common/access/access.decorators.js';
import { CROSS_SITE } from '../common/http/cross-site.js';
import { NOT_PICTURE, TakesPictures } from '../common/http/read-bodies.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { UploadedPictureDto } from './dto/picture.dto.js';
import { PictureUploads } from './picture-uploads.service.js';

export const UPLOADED = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  body: { schema: { type: 'string', format: 'binary' } },
  description:
    'JPEG, PNG, WebP or AVIF, 15 MB and 50 megapixels at most (AVIF: 12, or 8 with more than 8 bits), whatever its name says. The first frame is stored, upright and ' +
    'without metadata. Uploads that no course, story or version of the site shows within a day are deleted.',
  problems: {
    400: 'picture: The picture is damaged or incomplete.',
    413: 'The picture has more than 15 MB.',
    415: NOT_PICTURE,
  },
} as const;

@ApiTags('Pictures')
@Public()
@Controller('api/pictures')
export class PictureUploadsController {
  constructor(private readonly uploads: PictureUploads) {}

  @Post('portraits')
  @TakesPictures()
  @ApiOperation({
    summary: 'Upload a portrait for a new story',
    description: `${UPLOADED.description} It must be square. Limited to 20 requests per network address in 10 minutes (429).`,
  })
  @ApiConsumes(...UPLOADED.types)
  @ApiBody(UPLOADED.body)
  @ApiCreatedResponse({ type: UploadedPictureDto, description: 'The picture with its new URL.' })
  @ApiProblems({
    ...UPLOADED.problems,
    403: CROSS_SITE,
    429: 'Too many pictures were uploaded from your network address. Try again in 10 minutes.',
  })
  uploadPortrait(
    @Req() { raw }: FastifyRequest,
    @Ip() address: string,
  ): Promise<UploadedPictureDto> {
    return this.uploads.takePortrait(raw, address);
  }
}
