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
  404: 'There is no course 2200451 that waits for a decision.',
  409: 'The platform says something else of this course by now. Look at it, then decide.',
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
    summary: 'Show what the platform has changed of a course that asks first',
    description: 'It is written as it was found, without asking the platform again.',
  })
  @ApiPlatform()
  @ApiCourseId()
  @ApiOkResponse({ type: SyncRunDto, description: 'The run that has written it.' })
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
    summary: 'Keep a course that asks first as it is',
    description:
      'The same does not ask again. As soon as the platform says anything else, it does.',
  })
  @ApiPlatform()
  @ApiCourseId()
  @ApiNoContentResponse({ description: 'It is declined.' })
  @ApiProblems(FAULTS)
  declineSyncProposal(
    @Param('platform') platform: string,
    @Param('id') id: string,
    @Body() { version }: DecideProposalDto,
  ): Promise<void> {
    return this.proposals.decline(platform, id, version);
  }
}
