import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { PageQuery } from '../../common/pagination/page-query.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../../identity/users/dto/user.dto.js';
import { SyncChangesService } from '../changes/sync-changes.service.js';
import {
  ListSyncRunsQuery,
  PageSyncRunsQuery,
  SyncRunDto,
  SyncRunPageDto,
  toSyncRunDto,
} from '../dto/sync-run.dto.js';
import { SyncChangePageDto } from '../dto/sync-change.dto.js';
import { MOST_PROBLEMS, SyncProblemDto } from '../dto/sync-problem.dto.js';
import { UndoPlanDto, UndoSyncRunDto } from '../dto/undo-sync-run.dto.js';
import { SyncUndoService } from '../undo/sync-undo.service.js';
import { SyncDecisionsService } from './sync-decisions.service.js';
import { SyncRunsService } from './sync-runs.service.js';

const ApiRunId = () => ApiParam({ name: 'id', type: 'integer', example: 17 });

const NO_RUN = { 404: 'There is no sync run 17.' };
const DECIDED = {
  409: 'This sync awaits no decision. Somebody may have already decided.',
};

const NOT_UNDOABLE =
  'This sync cannot be undone: it has changed nothing, or more than 30 days ago.';

@ApiTags('Sync')
@Roles('admin')
@OpenToKeys('syncs')
@Controller('api/admin/sync-runs')
export class SyncRunsController {
  constructor(
    private readonly runs: SyncRunsService,
    private readonly changes: SyncChangesService,
    private readonly decisions: SyncDecisionsService,
    private readonly undos: SyncUndoService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the latest syncs' })
  @ApiOkResponse({ type: [SyncRunDto], description: 'At most 50, newest first.' })
  @ApiProblems()
  listSyncRuns(@Query() { platform }: ListSyncRunsQuery): Promise<SyncRunDto[]> {
    return this.runs.newest(platform);
  }

  @Get('page')
  @ApiOperation({ summary: 'Show a page of all syncs of a year' })
  @ApiOkResponse({ type: SyncRunPageDto, description: 'One page, newest first.' })
  @ApiProblems()
  getSyncRunPage(@Query() query: PageSyncRunsQuery): Promise<SyncRunPageDto> {
    return this.runs.page(query);
  }

  @Get('running')
  @ApiOperation({ summary: 'Show the progress of running syncs' })
  @ApiOkResponse({ type: [SyncRunDto], description: 'On all replicas; empty if none is running.' })
  @ApiProblems()
  listRunningSyncs(): Promise<SyncRunDto[]> {
    return this.runs.running();
  }

  @Get(':id')
  @ApiOperation({ summary: 'Show one sync' })
  @ApiRunId()
  @ApiOkResponse({ type: SyncRunDto, description: 'The run.' })
  @ApiProblems(NO_RUN)
  async getSyncRun(@Param('id') id: string): Promise<SyncRunDto> {
    return toSyncRunDto(await this.decisions.find(id));
  }

  @Get(':id/changes')
  @ApiOperation({ summary: 'List what a sync has changed, or would change' })
  @ApiRunId()
  @ApiOkResponse({ type: SyncChangePageDto, description: 'One page of courses.' })
  @ApiProblems(NO_RUN)
  async listSyncChanges(
    @Param('id') id: string,
    @Query() query: PageQuery,
  ): Promise<SyncChangePageDto> {
    return this.changes.page(await this.decisions.find(id), query);
  }

  @Get(':id/problems')
  @ApiOperation({
    summary: 'List records that a sync could not read',
    description: 'Their courses stay unchanged; the others are synced.',
  })
  @ApiRunId()
  @ApiOkResponse({
    type: [SyncProblemDto],
    description: `At most ${MOST_PROBLEMS}. The run counts all of them.`,
  })
  @ApiProblems(NO_RUN)
  async listSyncProblems(@Param('id') id: string): Promise<SyncProblemDto[]> {
    return this.runs.problems((await this.decisions.find(id)).id);
  }

  @Post(':id/apply')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Apply the changes of a previewed or held sync',
    description:
      'Applies exactly these changes or none: if the platform has changed since, the response is a `previewed` run with the current changes.',
  })
  @ApiRunId()
  @ApiOkResponse({
    type: SyncRunDto,
    description: 'The new run: `succeeded`, `partial` or `previewed`.',
  })
  @ApiProblems({
    ...NO_RUN,
    ...DECIDED,
    502: 'Thinkific answered 503 Service Unavailable. Try again later. The catalogue is unchanged.',
  })
  applySyncRun(@Param('id') id: string, @CurrentUser() user: UserDto): Promise<SyncRunDto> {
    return this.decisions.apply(id, user.id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Cancel a sync',
    description: 'Nothing is changed. The run ends as `cancelled` within about a second.',
  })
  @ApiRunId()
  @ApiOkResponse({ type: SyncRunDto, description: 'The run, which may still be running.' })
  @ApiProblems({
    ...NO_RUN,
    409: 'This sync is no longer running, or is already being cancelled.',
  })
  cancelSyncRun(@Param('id') id: string, @CurrentUser() user: UserDto): Promise<SyncRunDto> {
    return this.decisions.cancel(id, user.id);
  }

  @Post(':id/keep')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Reject the changes of a sync',
    description: 'Scheduled syncs with the same changes do not ask again.',
  })
  @ApiRunId()
  @ApiOkResponse({ type: SyncRunDto, description: 'The run with its decision.' })
  @ApiProblems({ ...NO_RUN, ...DECIDED })
  keepSyncRun(@Param('id') id: string, @CurrentUser() user: UserDto): Promise<SyncRunDto> {
    return this.decisions.keep(id, user.id);
  }

  @Get(':id/undo')
  @ApiOperation({
    summary: 'Preview the undo of a sync',
    description:
      'Possible for 30 days. Courses that later runs have changed again stay as they are.',
  })
  @ApiRunId()
  @ApiOkResponse({ type: UndoPlanDto, description: 'One page of courses.' })
  @ApiProblems({ ...NO_RUN, 409: NOT_UNDOABLE })
  async getSyncUndo(@Param('id') id: string, @Query() query: PageQuery): Promise<UndoPlanDto> {
    return this.undos.plan(await this.decisions.find(id), query);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Undo a sync',
    description:
      'The undo is a run of its own and can be undone, too. Overrides and visibility choices of admins stay. ' +
      'The next sync restores the platform’s values.',
  })
  @ApiRunId()
  @ApiOkResponse({ type: SyncRunDto, description: 'The run of the undo.' })
  @ApiProblems({
    ...NO_RUN,
    409: 'Later syncs (run 18) have changed 3 of 15 courses again. Undo those syncs first, or undo only the 12 that can be.',
  })
  async undoSyncRun(
    @Param('id') id: string,
    @Body() dto: UndoSyncRunDto,
    @CurrentUser() user: UserDto,
  ): Promise<SyncRunDto> {
    return this.undos.undo(await this.decisions.find(id), dto, user.id);
  }
}
