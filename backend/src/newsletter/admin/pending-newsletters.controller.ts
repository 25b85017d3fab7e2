import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import {
  PendingNewsletterListDto,
  PendingNewslettersQuery,
} from '../dto/pending-newsletter.dto.js';
import { PendingNewslettersService } from './pending-newsletters.service.js';

@ApiTags('Newsletter admin')
@Roles('admin')
@OpenToKeys('newsletters')
@Controller('api/admin/newsletters/pending')
export class PendingNewslettersController {
  constructor(private readonly pending: PendingNewslettersService) {}

  @Get()
  @ApiOperation({
    summary: 'List those who have not confirmed their address yet',
    description: 'They get no newsletter and are in no export, and are forgotten after 7 days.',
  })
  @ApiOkResponse({ type: PendingNewsletterListDto, description: 'One page.' })
  @ApiProblems()
  listPendingNewsletters(
    @Query() query: PendingNewslettersQuery,
  ): Promise<PendingNewsletterListDto> {
    return this.pending.list(query);
  }
}
