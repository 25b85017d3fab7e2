import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorators.js';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import {
  AdminOfferingDto,
  AdminOfferingListDto,
  CreatedOfferingsDto,
  ListAdminOfferingsQuery,
  OfferingPreviewDto,
} from '../dto/admin-offering.dto.js';
import { CreateOfferingDto, UpdateOfferingDto } from '../dto/save-offering.dto.js';
import { UNKNOWN } from '../offerings.service.js';
import {
  NOT_CANCELLABLE,
  NOT_PUBLISHABLE,
  OfferingStatesService,
} from './offering-states.service.js';
import { CHANGED, OfferingUpdatesService } from './offering-updates.service.js';
import { HAS_REGISTRATIONS, OfferingsAdminService } from './offerings-admin.service.js';

const Id = () => ApiParam({ name: 'id', type: String, example: '12' });

@ApiTags('Offerings admin')
@Roles('admin')
@OpenToKeys('offerings')
@Controller('api/admin/offerings')
export class OfferingsAdminController {
  constructor(
    private readonly offerings: OfferingsAdminService,
    private readonly updates: OfferingUpdatesService,
    private readonly states: OfferingStatesService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List all cohorts, events and meetups, also drafts and past ones' })
  @ApiOkResponse({ type: AdminOfferingListDto, description: 'One page.' })
  @ApiProblems()
  listAdminOfferings(@Query() query: ListAdminOfferingsQuery): Promise<AdminOfferingListDto> {
    return this.offerings.list(query);
  }

  @Post()
  @ApiOperation({
    summary: 'Create a cohort, event or meetup, or a series of them',
    description:
      'As drafts. Those of a series are at the same times of day in their time zone, at most 52.',
  })
  @ApiCreatedResponse({ type: CreatedOfferingsDto, description: 'One, or those of the series.' })
  @ApiProblems()
  createOffering(@Body() dto: CreateOfferingDto): Promise<CreatedOfferingsDto> {
    return this.offerings.create(dto);
  }

  @Get(':id')
  @Id()
  @ApiOperation({ summary: 'Get a cohort, event or meetup for editing' })
  @ApiOkResponse({ type: AdminOfferingDto, description: 'The offering.' })
  @ApiProblems({ 404: UNKNOWN })
  getAdminOffering(@Param('id') id: string): Promise<AdminOfferingDto> {
    return this.offerings.get(id);
  }

  @Put(':id')
  @Id()
  @ApiOperation({
    summary: 'Change a cohort, event or meetup',
    description:
      'Participants get a mail if the time, the place or the online link changes. With the scope `onwards`, later ' +
      'ones of the series get the same values. If the sessions change, too, theirs change likewise: at the same times ' +
      'of day, as many days later as before.',
  })
  @ApiOkResponse({ type: AdminOfferingDto, description: 'The changed offering.' })
  @ApiProblems({ 404: UNKNOWN, 409: `${CHANGED} Or fewer seats than are taken.` })
  updateOffering(
    @Param('id') id: string,
    @Body() dto: UpdateOfferingDto,
  ): Promise<AdminOfferingDto> {
    return this.updates.update(id, dto);
  }

  @Delete(':id')
  @HttpCode(204)
  @Id()
  @ApiOperation({ summary: 'Delete a cohort, event or meetup without registrations' })
  @ApiNoContentResponse({ description: 'It is deleted.' })
  @ApiProblems({ 404: UNKNOWN, 409: HAS_REGISTRATIONS })
  deleteOffering(@Param('id') id: string): Promise<void> {
    return this.offerings.delete(id);
  }

  @Post(':id/publish')
  @HttpCode(200)
  @Id()
  @ApiOperation({
    summary: 'Publish a draft',
    description:
      'Visitors can register from then on. People who wait for a date of its course get a mail.',
  })
  @ApiOkResponse({ type: AdminOfferingDto, description: 'The published offering.' })
  @ApiProblems({ 404: UNKNOWN, 409: NOT_PUBLISHABLE })
  publishOffering(@Param('id') id: string): Promise<AdminOfferingDto> {
    return this.states.publish(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Id()
  @ApiOperation({
    summary: 'Cancel a cohort, event or meetup',
    description: 'Everybody with a seat or on the waitlist gets a mail. This cannot be undone.',
  })
  @ApiOkResponse({ type: AdminOfferingDto, description: 'The cancelled offering.' })
  @ApiProblems({ 404: UNKNOWN, 409: NOT_CANCELLABLE })
  cancelOffering(@Param('id') id: string): Promise<AdminOfferingDto> {
    return this.states.cancel(id);
  }

  @Post(':id/duplicate')
  @Id()
  @ApiOperation({
    summary: 'Copy a cohort, event or meetup as a draft',
    description: 'A week later.',
  })
  @ApiCreatedResponse({ type: AdminOfferingDto, description: 'The draft.' })
  @ApiProblems({
    404: UNKNOWN,
    409: 'A week later its time does not exist, because the clocks are set forward.',
  })
  duplicateOffering(@Param('id') id: string): Promise<AdminOfferingDto> {
    return this.offerings.duplicate(id);
  }

  @Post(':id/preview')
  @HttpCode(200)
  @Id()
  @ApiOperation({ summary: 'Get a link to the page as visitors would see it' })
  @ApiOkResponse({ type: OfferingPreviewDto, description: 'Valid for a day.' })
  @ApiProblems({ 404: UNKNOWN })
  previewOffering(@Param('id') id: string): Promise<OfferingPreviewDto> {
    return this.states.preview(id);
  }
}
