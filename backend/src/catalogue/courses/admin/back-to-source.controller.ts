import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { OpenToKeys } from '../../../common/access/key-area.decorator.js';
import { Roles } from '../../../common/access/access.decorators.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import { BackToSourceDto, BroughtBackDto } from '../dto/back-to-source.dto.js';
import { UpdatedCoursesDto } from '../dto/bulk-update-courses.dto.js';
import { BackToSourceService, NOTHING_TO_UNDO } from './back-to-source.service.js';

@ApiTags('Courses admin')
@Roles('admin')
@OpenToKeys('courses')
@Controller('api/admin/courses/back-to-source')
export class BackToSourceController {
  constructor(private readonly source: BackToSourceService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Restore the platform’s values in fields of many courses',
    description:
      'Removes the overrides of these fields together. Other overrides stay, and courses ' +
      'without these overrides are skipped.',
  })
  @ApiOkResponse({ type: BroughtBackDto, description: 'The changed courses, and how to undo it.' })
  @ApiProblems()
  bringCoursesBack(@Body() dto: BackToSourceDto): Promise<BroughtBackDto> {
    return this.source.bringBack(dto);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Restore the overrides that one call has removed',
    description: 'Works once. Courses that were saved since then are skipped.',
  })
  @ApiParam({ name: 'id', type: String, example: '5b0c2c5e-6f5a-4bd4-9c40-9d1f4f7c1f0a' })
  @ApiOkResponse({ type: UpdatedCoursesDto, description: 'The restored courses.' })
  @ApiProblems({ 404: NOTHING_TO_UNDO })
  undoBackToSource(@Param('id') id: string): Promise<UpdatedCoursesDto> {
    return this.source.undo(id);
  }
}
