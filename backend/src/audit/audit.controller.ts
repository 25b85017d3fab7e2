import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../common/access/access.decorators.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditFiltersDto, AuditPageDto } from './dto/audit-page.dto.js';
import { ListAuditQuery } from './dto/list-audit.query.js';

@ApiTags('Audit')
@Roles('admin')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly log: AuditLogService) {}

  @Get()
  @ApiOperation({
    summary: 'Show who did what',
    description:
      'An entry for each record that an action has changed, with its fields before and after, and for sign-ins, ' +
      'exports and views of lists of email addresses. It contains no secrets. Entries are stored for `AUDIT_RETENTION_DAYS`.',
  })
  @ApiOkResponse({ type: AuditPageDto, description: 'One page, newest first.' })
  @ApiProblems()
  listAuditEntries(@Query() query: ListAuditQuery): Promise<AuditPageDto> {
    return this.log.page(query);
  }

  @Get('filters')
  @ApiOperation({ summary: 'List the people and actions to filter the audit log by' })
  @ApiOkResponse({ type: AuditFiltersDto, description: 'All people and actions in the log.' })
  @ApiProblems()
  getAuditFilters(): Promise<AuditFiltersDto> {
    return this.log.filters();
  }
}
