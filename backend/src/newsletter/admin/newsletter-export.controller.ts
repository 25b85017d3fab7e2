import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { RequiresRecentAuth, Roles } from '../../common/access/access.decorators.js';
import { endWhenStalled } from '../../common/http/broken-connections.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { ExportNewslettersQuery } from '../dto/newsletter-queries.dto.js';
import { NewsletterExportService } from './newsletter-export.service.js';
import { toFileName } from './subscribers-csv.js';

const EXAMPLE =
  'Email,Subscribed Date,Unsubscribe Link\r\n' +
  'maria@example.org,2026-03-01,https://www.example.org/unsubscribe/a-token\r\n';

@ApiTags('Newsletter admin')
@Roles('admin')
@OpenToKeys('newsletters')
@Controller('api/admin/newsletters/export')
export class NewsletterExportController {
  constructor(private readonly exports: NewsletterExportService) {}

  @Get()
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'Download the subscribers as a CSV file',
    description:
      'UTF-8 with a byte-order mark, RFC 4180, newest first; everything of these days that the search finds. ' +
      'Two can be read at the same time, a third is 503.',
  })
  @ApiOkResponse({
    description: 'The file.',
    content: { 'text/csv': { schema: { type: 'string', format: 'binary' }, example: EXAMPLE } },
    headers: {
      'Content-Disposition': {
        description: 'With the name of the file, which has the day in UTC.',
        schema: { type: 'string' },
        example: 'attachment; filename="newsletter_subscribers_2026-03-04.csv"',
      },
    },
  })
  @ApiProblems()
  async exportNewsletters(
    @Query() query: ExportNewslettersQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    endWhenStalled(reply.raw);
    return new StreamableFile(await this.exports.export(query), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${toFileName(new Date())}"`,
    });
  }
}
