import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../../identity/users/dto/user.dto.js';
import { DecideProposalDto } from '../dto/waiting-courses.dto.js';
import { SyncRunDto } from '../dto/sync-run.dto.js';
import { PLATFORMS } from '../../common/platforms.js';
import { SyncProposalsService } from './sync-proposals.service.js';

/** Declared as a schema, because `enum` drops the example. */
const ApiPlatform = () =>
  ApiParam({
    name: 'platform',
    schema: { type: 'string', enum: [...PLATFORMS], example: 'thinkific' },
  });
const ApiCourseId = () => ApiParam({ name: 'id', type: String, example: '2200451' });

const FAULTS = {
  404: 'There is no course 2200451 that awaits a decision.',
  409: 'The platform has changed this course again. Check the changes, then decide.',
};

@ApiTags('Sync')
@Roles('admin')
@OpenToKeys('syncs')
@Controller('api/admin/sync-proposals/:platform/:id')
export class SyncProposalsController {
  constructor(private readonly proposals: SyncProposalsService) {}

  @Post('accept')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Accept the platform’s changes of a course',
    description: 'Applies the changes as last seen, without contacting the platform.',
  })
  @ApiPlatform()
  @ApiCourseId()
  @ApiOkResponse({ type: SyncRunDto, description: 'The run that has applied the changes.' })
  @ApiProblems(FAULTS)
  acceptSyncProposal(
    @Param('platform') platform: string,
    @Param('id') id: string,
    @Body() { version }: DecideProposalDto,
    @CurrentUser() user: UserDto,
  ): Promise<SyncRunDto> {
    return this.proposals.accept(platform, id, version, user.id);
  }

  @Post('decline')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Reject the platform’s changes of a course',
    description: 'The same changes are not proposed again. Other changes are.',
  })
  @ApiPlatform()
  @ApiCourseId()
  @ApiNoContentResponse({ description: 'The changes are rejected.' })
  @ApiProblems(FAULTS)
  declineSyncProposal(
    @Param('platform') platform: string,
    @Param('id') id: string,
    @Body() { version }: DecideProposalDto,
  ): Promise<void> {
    return this.proposals.decline(platform, id, version);
  }
}
