import { Controller, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../common/access/access.decorators.js';
import { TakesPictures } from '../common/http/read-bodies.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { UploadedPictureDto, UploadForDto } from './dto/picture.dto.js';
import { UPLOADED } from './picture-uploads.controller.js';
import { PictureUploads } from './picture-uploads.service.js';

@ApiTags('Pictures')
@Roles('admin')
@Controller('api/admin/pictures')
export class AdminPicturesController {
  constructor(private readonly uploads: PictureUploads) {}

  @Post()
  @TakesPictures()
  @ApiOperation({
    summary: 'Upload a cover, a logo or a portrait',
    description: `${UPLOADED.description} It must be square, or 16:9 for a cover. Pictures of the site itself ('for=logo') may be up to four times as wide as high, or as high as wide. They stay transparent as WebP and AVIF.`,
  })
  @ApiConsumes(...UPLOADED.types)
  @ApiBody(UPLOADED.body)
  @ApiCreatedResponse({ type: UploadedPictureDto, description: 'The picture with its new URL.' })
  @ApiProblems(UPLOADED.problems)
  uploadPicture(
    @Req() { raw }: FastifyRequest,
    @Query() query: UploadForDto,
  ): Promise<UploadedPictureDto> {
    return this.uploads.takeForAdmin(raw, query.for);
  }
}
