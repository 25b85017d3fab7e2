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
    'JPEG, PNG, WebP or AVIF, 15 MB and 50 megapixels at most (AVIF: 12, or 8 with more than 8 bits), as its bytes say. Its first frame is kept, upright and ' +
    'without metadata. What no course or story shows within a day is forgotten.',
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
    summary: 'Send a portrait for one’s own story',
    description: `${UPLOADED.description} It is square. After 20 from one address in 10 minutes it is 429.`,
  })
  @ApiConsumes(...UPLOADED.types)
  @ApiBody(UPLOADED.body)
  @ApiCreatedResponse({ type: UploadedPictureDto, description: 'The picture, by its new address.' })
  @ApiProblems({
    ...UPLOADED.problems,
    403: CROSS_SITE,
    429: 'Too many pictures have come from your network address. Try again in 10 minutes.',
  })
  uploadPortrait(
    @Req() { raw }: FastifyRequest,
    @Ip() address: string,
  ): Promise<UploadedPictureDto> {
    return this.uploads.takePortrait(raw, address);
  }
}
