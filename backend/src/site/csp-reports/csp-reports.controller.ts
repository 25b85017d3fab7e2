import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { CROSS_SITE } from '../../common/http/cross-site.js';
import {
  LONG_REPORT,
  NOT_REPORT,
  REPORT_TYPES,
  TakesReports,
} from '../../common/http/read-bodies.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { CspReports } from './csp-reports.service.js';

const EXAMPLE = {
  'csp-report': {
    'document-uri': 'https://school.example.org/courses',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://widgets.example.net/button.js',
  },
};

@ApiTags('System')
@Controller('api')
export class CspReportsController {
  constructor(private readonly reports: CspReports) {}

  @Post('csp-reports')
  @Public()
  @HttpCode(204)
  @TakesReports()
  @ApiOperation({
    summary: 'Report violations of the content security policy',
    description:
      'Sent by browsers, one by one or as a list of the Reporting API. Logs only the origin of the ' +
      'blocked URL and the template of the page. Violations by browser extensions or on other sites, and all but ' +
      'the first 20 of a list, are ignored. Limited to 20 requests per network address in 10 minutes (429).',
  })
  @ApiConsumes(...REPORT_TYPES)
  @ApiBody({
    schema: {
      oneOf: [{ type: 'object' }, { type: 'array', items: { type: 'object' } }],
      example: EXAMPLE,
    },
  })
  @ApiNoContentResponse({ description: 'The report was logged or ignored.' })
  @ApiProblems({
    403: CROSS_SITE,
    413: LONG_REPORT,
    415: NOT_REPORT,
    429: 'Too many reports were sent from your network address. Try again in 10 minutes.',
  })
  reportCspViolations(@Req() { body, ip, host }: FastifyRequest): Promise<void> {
    return this.reports.take(body, { address: ip, host });
  }
}
