import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RequiresRecentAuth, Roles } from '../../common/access/access.decorators.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { endWhenStalled } from '../../common/http/broken-connections.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import {
  AttendanceSetDto,
  ListRegistrationsQuery,
  MessageParticipantsDto,
  MoveRegistrationDto,
  ParticipantsMessagedDto,
  RegistrationDto,
  RegistrationListDto,
  SetAttendanceDto,
} from '../dto/admin-registration.dto.js';
import { ParticipantDto } from '../dto/register.dto.js';
import { UNKNOWN } from '../offerings.service.js';
import {
  RegistrationChangesService,
  UNKNOWN_REGISTRATION,
} from './registration-changes.service.js';
import { RegistrationsAdminService } from './registrations-admin.service.js';

const Id = (example = '12') => ApiParam({ name: 'id', type: String, example });
const REGISTRATION = '0f5b6c1e-7a57-4a9b-9d55-1a2b3c4d5e6f';
const ENDED = 'It has ended or is cancelled.';
const CSV =
  'Name,Email,Status,Registered,Attended\r\nMaria Silva,maria@example.org,confirmed,2026-11-03T09:41:00.000Z,\r\n';

@ApiTags('Offerings admin')
@OpenToKeys('offerings')
@Controller('api/admin')
export class RegistrationsAdminController {
  constructor(
    private readonly registrations: RegistrationsAdminService,
    private readonly changes: RegistrationChangesService,
  ) {}

  @Get('offerings/:id/registrations')
  @Roles('admin', 'staff')
  @Id()
  @ApiOperation({
    summary: 'List who registered',
    description: 'Staff see those of offerings that they host.',
  })
  @ApiOkResponse({ type: RegistrationListDto, description: 'One page.' })
  @ApiProblems({ 404: UNKNOWN })
  listRegistrations(
    @Param('id') id: string,
    @Query() query: ListRegistrationsQuery,
    @CurrentUser() user: SignedInUser,
  ): Promise<RegistrationListDto> {
    return this.registrations.list(id, query, user);
  }

  @Get('offerings/:id/registrations/export')
  @Roles('admin')
  @RequiresRecentAuth()
  @Id()
  @ApiOperation({
    summary: 'Download who registered as a CSV file',
    description: 'UTF-8 with a byte-order mark, RFC 4180. One column for each question.',
  })
  @ApiOkResponse({
    description: 'The file.',
    content: { 'text/csv': { schema: { type: 'string', format: 'binary' }, example: CSV } },
  })
  @ApiProblems({ 404: UNKNOWN })
  async exportRegistrations(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    endWhenStalled(reply.raw);
    const { csv, fileName } = await this.registrations.export(id);
    return new StreamableFile(Buffer.from(csv), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${fileName}"`,
    });
  }

  @Post('offerings/:id/registrations')
  @Roles('admin')
  @Id()
  @ApiOperation({
    summary: 'Register somebody',
    description:
      'As if the person had done so: a mail confirms it, and without a free seat it is the waitlist.',
  })
  @ApiCreatedResponse({ type: RegistrationDto, description: 'The registration.' })
  @ApiProblems({ 404: UNKNOWN, 409: `The address is registered already. ${ENDED}` })
  addRegistration(@Param('id') id: string, @Body() dto: ParticipantDto): Promise<RegistrationDto> {
    return this.changes.add(id, dto);
  }

  @Put('offerings/:id/attendance')
  @Roles('admin', 'staff')
  @Id()
  @ApiOperation({
    summary: 'Record who attended',
    description:
      'Staff do so for offerings that they host. Ids of people without a seat are ignored.',
  })
  @ApiOkResponse({ type: AttendanceSetDto, description: 'How many registrations were changed.' })
  @ApiProblems({ 404: UNKNOWN })
  setAttendance(
    @Param('id') id: string,
    @Body() dto: SetAttendanceDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<AttendanceSetDto> {
    return this.registrations.setAttendance(id, dto, user);
  }

  @Post('offerings/:id/messages')
  @Roles('admin')
  @HttpCode(200)
  @Id()
  @ApiOperation({
    summary: 'Send a mail to everybody who has a seat',
    description: 'At most 10 for each offering in a day.',
  })
  @ApiOkResponse({ type: ParticipantsMessagedDto, description: 'How many people get it.' })
  @ApiProblems({
    404: UNKNOWN,
    409: 'This site sends no mail, or nobody has a seat.',
    429: 'There were 10 messages in 24 hours.',
  })
  messageParticipants(
    @Param('id') id: string,
    @Body() dto: MessageParticipantsDto,
  ): Promise<ParticipantsMessagedDto> {
    return this.registrations.message(id, dto);
  }

  @Post('registrations/:id/cancel')
  @Roles('admin')
  @HttpCode(200)
  @Id(REGISTRATION)
  @ApiOperation({
    summary: 'Cancel a registration',
    description:
      'The person gets a mail. A freed seat is offered to the next person on the waitlist.',
  })
  @ApiOkResponse({ type: RegistrationDto, description: 'The cancelled registration.' })
  @ApiProblems({ 404: UNKNOWN_REGISTRATION })
  cancelRegistration(@Param('id') id: string): Promise<RegistrationDto> {
    return this.changes.cancel(id);
  }

  @Post('registrations/:id/move')
  @Roles('admin')
  @HttpCode(200)
  @Id(REGISTRATION)
  @ApiOperation({
    summary: 'Move a registration to another date',
    description:
      'The person gets a mail and keeps the link. Needs a free seat there; a freed seat is offered to the next person.',
  })
  @ApiOkResponse({ type: RegistrationDto, description: 'The moved registration.' })
  @ApiProblems({
    404: UNKNOWN_REGISTRATION,
    409: `It has no free seat, or the address is registered there. ${ENDED}`,
  })
  moveRegistration(
    @Param('id') id: string,
    @Body() dto: MoveRegistrationDto,
  ): Promise<RegistrationDto> {
    return this.changes.move(id, dto);
  }
}
