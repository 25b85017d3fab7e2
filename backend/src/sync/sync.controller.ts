import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../common/access/current-user.decorator.js';
import { OpenToKeys } from '../common/access/key-area.decorator.js';
import { Roles } from '../common/access/access.decorators.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { SyncHeldError } from './runs/sync-held.error.js';
import type { UserDto } from '../identity/users/dto/user.dto.js';
import { SyncResultDto } from './dto/sync-result.dto.js';
import { SyncRunDto } from './dto/sync-run.dto.js';
import { SyncStatusDto } from './dto/sync-status.dto.js';
import type { PlatformName } from '../common/platforms.js';
import { SyncStatusService } from './sync-status.service.js';
import { SyncService } from './sync.service.js';

const problemsOf = (platform: string) => ({
  409: `A sync with ${platform} is running already. Wait until it has finished.`,
  502: `${platform} answered 503 Service Unavailable. Try again later. The catalogue is unchanged.`,
});

const HELD =
  'So it is when the sync would take so much away that it asks: decide with `apply` or `keep` of the held run.';

@ApiTags('Sync')
@Roles('admin')
@OpenToKeys('syncs')
@Controller('api/admin')
export class SyncController {
  constructor(
    private readonly sync: SyncService,
    private readonly status: SyncStatusService,
  ) {}

  @Post('thinkific/sync')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Bring the courses of Thinkific here',
    description: `Answers when it is done. Without Thinkific’s credentials it is 409. ${HELD}`,
  })
  @ApiOkResponse({
    type: SyncResultDto,
    description: 'All courses that could be read are as on the platform.',
  })
  @ApiProblems(problemsOf('Thinkific'))
  syncThinkific(@CurrentUser() user: UserDto): Promise<SyncResultDto> {
    return this.run('thinkific', user);
  }

  @Post('thinkific/sync/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Look what a sync with Thinkific would change',
    description:
      'Reads the whole platform and writes nothing; the run’s changes have their own address.',
  })
  @ApiOkResponse({ type: SyncRunDto, description: 'The run, with what it has counted.' })
  @ApiProblems(problemsOf('Thinkific'))
  previewThinkificSync(@CurrentUser() user: UserDto): Promise<SyncRunDto> {
    return this.sync.run('thinkific', 'admin', { by: user.id, isPreview: true });
  }

  @Post('udemy/sync')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Bring the published courses of Udemy here',
    description: `Answers when it is done. Without Udemy’s token it is 409. ${HELD}`,
  })
  @ApiOkResponse({
    type: SyncResultDto,
    description: 'All courses that could be read are as on the marketplace.',
  })
  @ApiProblems(problemsOf('Udemy'))
  syncUdemy(@CurrentUser() user: UserDto): Promise<SyncResultDto> {
    return this.run('udemy', user);
  }

  @Post('udemy/sync/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Look what a sync with Udemy would change',
    description:
      'Reads the whole platform and writes nothing; the run’s changes have their own address.',
  })
  @ApiOkResponse({ type: SyncRunDto, description: 'The run, with what it has counted.' })
  @ApiProblems(problemsOf('Udemy'))
  previewUdemySync(@CurrentUser() user: UserDto): Promise<SyncRunDto> {
    return this.sync.run('udemy', 'admin', { by: user.id, isPreview: true });
  }

  @Get('sync-status')
  @ApiOperation({ summary: 'Tell how fresh the courses of each platform are' })
  @ApiOkResponse({ type: [SyncStatusDto], description: 'Every platform, set up or not.' })
  @ApiProblems()
  getSyncStatus(): Promise<SyncStatusDto[]> {
    return this.status.list();
  }

  private async run(platform: PlatformName, user: UserDto): Promise<SyncResultDto> {
    const { status, fetched, error, problems } = await this.sync.run(platform, 'admin', {
      by: user.id,
    });
    if (status === 'held') throw new SyncHeldError(error ?? '');
    return { synced_count: fetched, ...(problems > 0 && { problem_count: problems }) };
  }
}
