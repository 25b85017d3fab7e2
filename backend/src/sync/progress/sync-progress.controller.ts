import { Controller, Get, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, SignedInUntil } from '../../auth/current-user.decorator.js';
import { Roles } from '../../auth/roles.decorator.js';
import { endWhenStalled } from '../../common/http/stalled.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../../users/dto/user.dto.js';
import { STREAM_EXAMPLE } from './stream-example.js';
import { SyncFollowersService } from './sync-followers.service.js';

@ApiTags('Sync')
@Roles('admin')
@Controller('api/admin/sync-runs/running/stream')
export class SyncProgressController {
  constructor(private readonly followers: SyncFollowersService) {}

  @Get()
  @ApiOperation({
    summary: 'Follow the syncs that are running',
    description:
      'Server-sent events: the answer of `listRunningSyncs`, at once and whenever it changes, and a comment every 15 s. ' +
      'It ends with the token or the role, and after an hour; then ask again.',
  })
  @ApiOkResponse({
    description: 'The events, without an end.',
    content: { 'text/event-stream': { schema: { type: 'string' }, example: STREAM_EXAMPLE } },
  })
  @ApiProblems({ 429: 'You follow the syncs in 6 windows already.' })
  streamRunningSyncs(
    @CurrentUser() user: UserDto,
    @SignedInUntil() until: Date,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): StreamableFile {
    const follower = this.followers.follow(user.id, until);
    endWhenStalled(reply.raw);
    reply.raw.once('close', () => follower.destroy());
    // A proxy that gathers or compresses what comes would hold it back.
    void reply.headers({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
    return new StreamableFile(follower, { type: 'text/event-stream; charset=utf-8' });
  }
}
