import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorators.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { AdminOfferingDto } from '../dto/admin-offering.dto.js';
import { MyOfferingsService } from './my-offerings.service.js';

@ApiTags('Offerings admin')
@Roles('admin', 'staff')
@Controller('api/admin/staff/my-offerings')
export class MyOfferingsController {
  constructor(private readonly offerings: MyOfferingsService) {}

  @Get()
  @ApiOperation({
    summary: 'List the cohorts, events and meetups that the user hosts',
    description:
      'Also drafts. Upcoming ones by start, then past ones with the newest first; at most 200.',
  })
  @ApiOkResponse({ type: [AdminOfferingDto], description: 'Those that the user hosts.' })
  @ApiProblems()
  listMyOfferings(@CurrentUser() user: SignedInUser): Promise<AdminOfferingDto[]> {
    return this.offerings.listOf(user.id);
  }
}
