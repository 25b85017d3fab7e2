import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access/access.decorators.js';
import { CROSS_SITE } from '../common/http/cross-site.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { PictureAddressDto, PicturePreviewDto } from './dto/picture.dto.js';
import { PicturePreviews } from './picture-previews.service.js';

@ApiTags('Pictures')
@Public()
@Controller('api/pictures')
export class PicturePreviewsController {
  constructor(private readonly previews: PicturePreviews) {}

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Preview the picture at a URL',
    description:
      'The picture is downloaded for this response and not stored. Limited to 60 requests per network address in 10 minutes (429).',
  })
  @ApiOkResponse({ type: PicturePreviewDto, description: 'The picture, small.' })
  @ApiProblems({
    400: 'There is no JPEG, PNG, WebP, AVIF, GIF or SVG picture at this address.',
    403: CROSS_SITE,
    429: 'Too many pictures were previewed from your network address. Try again in 10 minutes.',
  })
  previewPicture(
    @Body() { url }: PictureAddressDto,
    @Ip() address: string,
  ): Promise<PicturePreviewDto> {
    return this.previews.show(url, address);
  }
}
