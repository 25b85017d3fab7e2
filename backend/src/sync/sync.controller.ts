import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../auth/roles.decorator.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { ListSyncRunsQuery } from './dto/list-sync-runs.query.js';
import { SyncResultDto } from './dto/sync-result.dto.js';
import { SyncRunDto } from './dto/sync-run.dto.js';
import { SyncStatusDto } from './dto/sync-status.dto.js';
import { SyncRunsService } from './sync-runs.service.js';
import { SyncStatusService } from './sync-status.service.js';
import { SyncService } from './sync.service.js';

const problemsOf = (platform: string) => ({
  409: `A sync with ${platform} is running already. Wait until it has finished.`,
  502: `${platform} answered 503 Service Unavailable. Try again later. The catalogue is unchanged.`,
});

@ApiTags('Sync')
@Roles('admin')
@Controller('api/admin')
export class SyncController {
  constructor(
    private readonly sync: SyncService,
    private readonly runs: SyncRunsService,
    private readonly status: SyncStatusService,
  ) {}

  @Post('thinkific/sync')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Bring the courses of Thinkific here',
    description: 'Answers when it is done. Without Thinkific’s credentials it is 409.',
  })
  @ApiOkResponse({ type: SyncResultDto, description: 'All courses are as on the platform.' })
  @ApiProblems(problemsOf('Thinkific'))
  async syncThinkific(): Promise<SyncResultDto> {
    const { fetched } = await this.sync.run('thinkific', 'admin');
    return { synced_count: fetched };
  }

  @Post('udemy/sync')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Bring the published courses of Udemy here',
    description: 'Answers when it is done. Without Udemy’s token it is 409.',
  })
  @ApiOkResponse({ type: SyncResultDto, description: 'All courses are as on the marketplace.' })
  @ApiProblems(problemsOf('Udemy'))
  async syncUdemy(): Promise<SyncResultDto> {
    const { fetched } = await this.sync.run('udemy', 'admin');
    return { synced_count: fetched };
  }

  @Get('sync-runs')
  @ApiOperation({ summary: 'List the latest syncs' })
  @ApiOkResponse({ type: [SyncRunDto], description: 'At most 50, newest first.' })
  @ApiProblems()
  listSyncRuns(@Query() { platform }: ListSyncRunsQuery): Promise<SyncRunDto[]> {
    return this.runs.newest(platform);
  }

  @Get('sync-status')
  @ApiOperation({ summary: 'Tell how fresh the courses of each platform are' })
  @ApiOkResponse({ type: [SyncStatusDto], description: 'Every platform, set up or not.' })
  @ApiProblems()
  getSyncStatus(): Promise<SyncStatusDto[]> {
    return this.status.list();
  }
}
