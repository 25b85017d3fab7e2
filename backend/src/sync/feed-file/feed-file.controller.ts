import { Controller, Get, Put, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../../common/access/access.decorators.js';
import { NOT_CSV, TakesCsv } from '../../common/http/read-bodies.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { FeedFileDto, UploadFeedQuery } from '../dto/feed-file.dto.js';
import { FeedFileService, TOO_LARGE } from './feed-file.service.js';

@ApiTags('Sync')
@Roles('admin')
@Controller('api/admin/feed/file')
export class FeedFileController {
  constructor(private readonly files: FeedFileService) {}

  @Get()
  @ApiOperation({ summary: 'Show the uploaded course feed' })
  @ApiOkResponse({ type: FeedFileDto, description: 'The file that was uploaded last.' })
  @ApiProblems()
  getFeedFile(): Promise<FeedFileDto> {
    return this.files.latest();
  }

  @Put()
  @TakesCsv()
  @ApiOperation({
    summary: 'Upload a course feed',
    description:
      'CSV or JSON in UTF-8, at most 16 MB, sent as `text/csv` in both cases. It replaces the last one, and the next ' +
      'sync with the feed reads it if `FEED_SOURCE` is `upload`. The columns are explained in the integration guide.',
  })
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: FeedFileDto, description: 'The uploaded file.' })
  @ApiProblems({ 413: TOO_LARGE, 415: NOT_CSV })
  uploadFeedFile(
    @Req() { raw }: FastifyRequest,
    @Query() { name }: UploadFeedQuery,
  ): Promise<FeedFileDto> {
    return this.files.upload(raw, name);
  }
}
