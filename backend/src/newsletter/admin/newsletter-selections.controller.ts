import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { NeedsKeyAccess, OpenToKeys } from '../../users/api-keys/key-area.decorator.js';
import { Roles } from '../../auth/roles.decorator.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { SelectionDto } from '../../common/selection/selection.dto.js';
import type { UserDto } from '../../users/dto/user.dto.js';
import { SelectNewslettersDto } from '../dto/newsletter-queries.dto.js';
import { NewslettersAdminService } from './newsletters-admin.service.js';

@ApiTags('Newsletter admin')
@Roles('admin')
@OpenToKeys('newsletters')
@Controller('api/admin/newsletters/selections')
export class NewsletterSelectionsController {
  constructor(private readonly newsletters: NewslettersAdminService) {}

  @NeedsKeyAccess('read')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Select all subscriptions that match',
    description:
      'Changes nothing. The token is good for ten minutes; of more than 1,000 it holds the newest.',
  })
  @ApiOkResponse({ type: SelectionDto, description: 'How many these are, and ten of them.' })
  @ApiProblems()
  selectNewsletters(
    @CurrentUser() { id }: UserDto,
    @Body() dto: SelectNewslettersDto,
  ): Promise<SelectionDto> {
    return this.newsletters.select(id, dto);
  }
}
