import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { NeedsKeyAccess, OpenToKeys } from '../../users/api-keys/key-area.decorator.js';
import { Roles } from '../../auth/roles.decorator.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { SelectionDto, SelectionTokenDto } from '../../common/selection/selection.dto.js';
import type { UserDto } from '../../users/dto/user.dto.js';
import { DeletedCountDto } from '../dto/deletion.dto.js';
import { SelectTestimonialsDto } from '../dto/list-admin-testimonials.query.js';
import { SelectionsService } from './selections.service.js';

@ApiTags('Testimonials admin')
@Roles('admin')
@OpenToKeys('testimonials')
@Controller('api/admin/testimonials/selections')
export class SelectionsController {
  constructor(private readonly selections: SelectionsService) {}

  @NeedsKeyAccess('read')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Select all testimonials that match',
    description:
      'Changes nothing. The token is good for ten minutes; of more than 1,000 it holds the newest.',
  })
  @ApiOkResponse({ type: SelectionDto, description: 'How many these are, and ten of them.' })
  @ApiProblems()
  selectTestimonials(
    @CurrentUser() { id }: UserDto,
    @Body() filter: SelectTestimonialsDto,
  ): Promise<SelectionDto> {
    return this.selections.select(id, filter);
  }

  @Post('delete')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Delete the testimonials of a selection',
    description:
      'Nothing else goes, whatever matches by then; nor do those that have lost the status ' +
      'by which they were found. For 24 hours they can be restored.',
  })
  @ApiOkResponse({ type: DeletedCountDto, description: 'What is gone.' })
  @ApiProblems({ 409: 'The token is not valid any more, or somebody else’s.' })
  deleteSelectedTestimonials(
    @CurrentUser() { id }: UserDto,
    @Body() { token }: SelectionTokenDto,
  ): Promise<DeletedCountDto> {
    return this.selections.delete(id, token);
  }
}
