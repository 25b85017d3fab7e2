import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { NeedsKeyAccess, OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { NOT_CSV, TakesCsv } from '../../common/http/read-bodies.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { NewsletterImportDto } from '../dto/newsletter-import.dto.js';
import { ImportNewslettersQuery } from '../dto/newsletter-queries.dto.js';
import { NewsletterImportService } from './newsletter-import.service.js';
import { TOO_LARGE } from './read-subscribers-csv.js';

const FILE =
  'CSV in UTF-8, 8 MB at most, separated by comma, semicolon, tab or bar. The columns of addresses and dates are ' +
  'found by name and values; `columns` of the answer tells their numbers, for a choice of others. Subscribers stay ' +
  'as they are. People who have unsubscribed, here or by the file’s own status columns and times of leaving, are ' +
  'left out.';

@ApiTags('Newsletter admin')
@Roles('admin')
@OpenToKeys('newsletters')
@Controller('api/admin/newsletters/import')
export class NewsletterImportController {
  constructor(private readonly imports: NewsletterImportService) {}

  @NeedsKeyAccess('read')
  @Post('preview')
  @HttpCode(200)
  @TakesCsv()
  @ApiOperation({ summary: 'Tell what an import would add', description: `Adds nobody. ${FILE}` })
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: NewsletterImportDto, description: 'What is in the file.' })
  @ApiProblems({ 413: TOO_LARGE, 415: NOT_CSV })
  previewNewsletterImport(
    @Req() { raw }: FastifyRequest,
    @Query() choice: ImportNewslettersQuery,
  ): Promise<NewsletterImportDto> {
    return this.imports.preview(raw, choice);
  }

  @NeedsKeyAccess('read', 'write')
  @Post()
  @HttpCode(200)
  @TakesCsv()
  @ApiOperation({
    summary: 'Add the subscribers of a CSV file',
    description: `All of them or, when something breaks, none. ${FILE}`,
  })
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: NewsletterImportDto, description: 'What has been added.' })
  @ApiProblems({ 413: TOO_LARGE, 415: NOT_CSV })
  importNewsletters(
    @Req() { raw }: FastifyRequest,
    @Query() choice: ImportNewslettersQuery,
  ): Promise<NewsletterImportDto> {
    return this.imports.import(raw, choice);
  }
}
