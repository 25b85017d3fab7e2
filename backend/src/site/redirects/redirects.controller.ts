import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../../common/access/access.decorators.js';
import { NOT_CSV, TakesCsv } from '../../common/http/read-bodies.js';
import { PageQuery } from '../../common/pagination/page-query.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { IdsDto } from '../../common/validation/ids.dto.js';
import { MissingAddressListDto } from './dto/missing-address.dto.js';
import {
  DeletedRedirectsDto,
  ListRedirectsQuery,
  RedirectDto,
  RedirectImportDto,
  RedirectListDto,
  SaveRedirectDto,
} from './dto/redirect.dto.js';
import { MissingAddressesService } from './missing-addresses.service.js';
import { TOO_LARGE } from './read-redirects-csv.js';
import { RedirectImportService } from './redirect-import.service.js';
import { RedirectsService, TAKEN, TOO_MANY, UNKNOWN } from './redirects.service.js';

const Id = () => ApiParam({ name: 'id', type: String, example: '12' });

@ApiTags('Redirects')
@Roles('admin')
@Controller('api/admin/redirects')
export class RedirectsController {
  constructor(
    private readonly redirects: RedirectsService,
    private readonly imports: RedirectImportService,
    private readonly missing: MissingAddressesService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the redirects from old addresses', description: 'At most 5,000.' })
  @ApiOkResponse({ type: RedirectListDto, description: 'One page.' })
  @ApiProblems()
  listRedirects(@Query() query: ListRedirectsQuery): Promise<RedirectListDto> {
    return this.redirects.list(query);
  }

  @Post()
  @ApiOperation({
    summary: 'Redirect an old address',
    description:
      'Visitors get 301 to the new address, with the query of their request. If the new address has a redirect ' +
      'itself, they are sent to its target. An address that a page has is never redirected.',
  })
  @ApiCreatedResponse({ type: RedirectDto, description: 'The redirect.' })
  @ApiProblems({ 409: `${TAKEN}. Edit that one.` })
  createRedirect(@Body() dto: SaveRedirectDto): Promise<RedirectDto> {
    return this.redirects.create(dto);
  }

  @Put(':id')
  @Id()
  @ApiOperation({ summary: 'Change a redirect' })
  @ApiOkResponse({ type: RedirectDto, description: 'The changed redirect.' })
  @ApiProblems({ 404: UNKNOWN, 409: `${TAKEN}. Edit that one.` })
  updateRedirect(@Param('id') id: string, @Body() dto: SaveRedirectDto): Promise<RedirectDto> {
    return this.redirects.update(id, dto);
  }

  @Delete(':id')
  @HttpCode(204)
  @Id()
  @ApiOperation({ summary: 'Delete a redirect' })
  @ApiNoContentResponse({ description: 'The redirect is deleted.' })
  @ApiProblems({ 404: UNKNOWN })
  deleteRedirect(@Param('id') id: string): Promise<void> {
    return this.redirects.delete(id);
  }

  @Post('bulk-delete')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete many redirects' })
  @ApiOkResponse({ type: DeletedRedirectsDto, description: 'How many were deleted.' })
  @ApiProblems()
  bulkDeleteRedirects(@Body() { ids }: IdsDto): Promise<DeletedRedirectsDto> {
    return this.redirects.deleteMany(ids);
  }

  @Post('import')
  @HttpCode(200)
  @TakesCsv()
  @ApiOperation({
    summary: 'Import redirects from a CSV file',
    description:
      'CSV in UTF-8 with the columns `from` and `to`, separated by comma, semicolon or tab; at most 256 KB and ' +
      '5,000 lines. Old addresses that have a redirect get the new address of the file. If a line has an error, ' +
      'nothing is imported, and `errors` names the first 20 such lines (`line 7`).',
  })
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: RedirectImportDto, description: 'What was imported.' })
  @ApiProblems({ 409: TOO_MANY, 413: TOO_LARGE, 415: NOT_CSV })
  importRedirects(@Req() { raw }: FastifyRequest): Promise<RedirectImportDto> {
    return this.imports.import(raw);
  }

  @Get('missing-addresses')
  @ApiOperation({
    summary: 'List addresses that visitors did not find',
    description:
      'The 1,000 most frequent ones of the last 90 days, by path. Nothing about the visitors is stored. Visits of ' +
      'bots, and paths that look like files or contain personal data, are not counted.',
  })
  @ApiOkResponse({ type: MissingAddressListDto, description: 'The most frequent first.' })
  @ApiProblems()
  listMissingAddresses(@Query() query: PageQuery): Promise<MissingAddressListDto> {
    return this.missing.list(query);
  }

  @Post('missing-addresses/:id/dismiss')
  @HttpCode(204)
  @ApiParam({ name: 'id', type: String, example: '7' })
  @ApiOperation({ summary: 'Stop listing an address that visitors did not find' })
  @ApiNoContentResponse({ description: 'It is not listed again.' })
  @ApiProblems({ 404: 'There is no such address. Somebody may have dismissed it already.' })
  dismissMissingAddress(@Param('id') id: string): Promise<void> {
    return this.missing.dismiss(id);
  }
}
