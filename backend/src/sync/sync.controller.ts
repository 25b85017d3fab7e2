import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../common/access/current-user.decorator.js';
import { OpenToKeys } from '../common/access/key-area.decorator.js';
import { Roles } from '../common/access/access.decorators.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { SyncHeldError } from './runs/sync-held.error.js';
import type { UserDto } from '../identity/users/dto/user.dto.js';
import { SyncResultDto, SyncRunDto } from './dto/sync-run.dto.js';
import { SyncStatusDto } from './dto/sync-status.dto.js';
import type { PlatformName } from '../common/platforms.js';
import { SyncStatusService } from './sync-status.service.js';
import { SyncService } from './sync.service.js';

const problemsOf = (platform: string) => ({
  409: `A sync with ${platform} is already running. Wait until it has finished.`,
  502: `${platform} answered 503 Service Unavailable. Try again later. The catalogue is unchanged.`,
});

const HELD =
  'Also 409 if the sync would remove so much that an admin has to decide: `apply` or `keep` the held run.';

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
    summary: 'Sync the courses of Thinkific',
    description: `Responds when the sync has finished. 409 without Thinkific’s credentials. ${HELD}`,
  })
  @ApiOkResponse({
    type: SyncResultDto,
    description: 'All readable courses match the platform.',
  })
  @ApiProblems(problemsOf('Thinkific'))
  syncThinkific(@CurrentUser() user: UserDto): Promise<SyncResultDto> {
    return this.run('thinkific', user);
  }

  @Post('thinkific/sync/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Preview a sync with Thinkific',
    description:
      'Reads the whole platform and changes nothing. The run’s changes have their own URL.',
  })
  @ApiOkResponse({ type: SyncRunDto, description: 'The run with its counts.' })
  @ApiProblems(problemsOf('Thinkific'))
  previewThinkificSync(@CurrentUser() user: UserDto): Promise<SyncRunDto> {
    return this.sync.run('thinkific', 'admin', { by: user.id, isPreview: true });
  }

  @Post('udemy/sync')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sync the published courses of Udemy',
    description: `Responds when the sync has finished. 409 without Udemy’s token. ${HELD}`,
  })
  @ApiOkResponse({
    type: SyncResultDto,
    description: 'All readable courses match the marketplace.',
  })
  @ApiProblems(problemsOf('Udemy'))
  syncUdemy(@CurrentUser() user: UserDto): Promise<SyncResultDto> {
    return this.run('udemy', user);
  }

  @Post('udemy/sync/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Preview a sync with Udemy',
    description:
      'Reads the whole platform and changes nothing. The run’s changes have their own URL.',
  })
  @ApiOkResponse({ type: SyncRunDto, description: 'The run with its counts.' })
  @ApiProblems(problemsOf('Udemy'))
  previewUdemySync(@CurrentUser() user: UserDto): Promise<SyncRunDto> {
    return this.sync.run('udemy', 'admin', { by: user.id, isPreview: true });
  }

  @Post('moodle/sync')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sync the courses of Moodle',
    description: `Responds when the sync has finished. 409 without Moodle’s address and token. ${HELD}`,
  })
  @ApiOkResponse({ type: SyncResultDto, description: 'All readable courses match the platform.' })
  @ApiProblems(problemsOf('Moodle'))
  syncMoodle(@CurrentUser() user: UserDto): Promise<SyncResultDto> {
    return this.run('moodle', user);
  }

  @Post('moodle/sync/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Preview a sync with Moodle',
    description:
      'Reads the whole platform and changes nothing. The run’s changes have their own URL.',
  })
  @ApiOkResponse({ type: SyncRunDto, description: 'The run with its counts.' })
  @ApiProblems(problemsOf('Moodle'))
  previewMoodleSync(@CurrentUser() user: UserDto): Promise<SyncRunDto> {
    return this.sync.run('moodle', 'admin', { by: user.id, isPreview: true });
  }

  @Post('feed/sync')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sync the courses of the course feed',
    description: `Responds when the sync has finished. 409 while \`FEED_SOURCE\` is \`off\`. ${HELD}`,
  })
  @ApiOkResponse({ type: SyncResultDto, description: 'All readable courses match the feed.' })
  @ApiProblems(problemsOf('Course feed'))
  syncFeed(@CurrentUser() user: UserDto): Promise<SyncResultDto> {
    return this.run('feed', user);
  }

  @Post('feed/sync/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Preview a sync with the course feed',
    description: 'Reads the whole feed and changes nothing. The run’s changes have their own URL.',
  })
  @ApiOkResponse({ type: SyncRunDto, description: 'The run with its counts.' })
  @ApiProblems(problemsOf('Course feed'))
  previewFeedSync(@CurrentUser() user: UserDto): Promise<SyncRunDto> {
    return this.sync.run('feed', 'admin', { by: user.id, isPreview: true });
  }

  @Get('sync-status')
  @ApiOperation({ summary: 'Show the sync state of each platform' })
  @ApiOkResponse({
    type: [SyncStatusDto],
    description:
      'Every platform that is used: Thinkific and Udemy, configured or not, and others once they are set up.',
  })
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
