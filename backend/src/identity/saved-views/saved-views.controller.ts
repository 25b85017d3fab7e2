import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { CreateViewDto, ListViewsQuery, UpdateViewDto } from './dto/save-view.dto.js';
import { ViewDto, ViewListDto } from './dto/view.dto.js';
import { SavedViewsService } from './saved-views.service.js';

const ApiViewId = () => ApiParam({ name: 'id', type: String, example: '64' });

const NO_VIEW = { 404: 'There is no such view. Somebody may have deleted it.' };
const TAKEN = { 409: 'This name is already taken. Choose another one.' };

@ApiTags('Saved views')
@Roles('admin')
@Controller('api/admin/views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get()
  @ApiOperation({ summary: 'List the views of a list' })
  @ApiOkResponse({ type: ViewListDto, description: 'One’s own and the shared ones, by name.' })
  @ApiProblems()
  async listViews(
    @CurrentUser() user: UserDto,
    @Query() { list }: ListViewsQuery,
  ): Promise<ViewListDto> {
    return { views: await this.views.list(user, list) };
  }

  @Post()
  @ApiOperation({
    summary: 'Save a view of a list',
    description:
      'At most 50 a person. Names differ within one’s own views of a list, and within the shared ones.',
  })
  @ApiCreatedResponse({ type: ViewDto, description: 'The new one.' })
  @ApiProblems(TAKEN)
  createView(@CurrentUser() user: UserDto, @Body() dto: CreateViewDto): Promise<ViewDto> {
    return this.views.create(user, dto);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Change the given fields of a view',
    description:
      'A personal one is its owner’s; a shared one may be changed by every admin, and made personal again by its ' +
      'owner, or by anybody once it has none.',
  })
  @ApiViewId()
  @ApiOkResponse({ type: ViewDto, description: 'As it is now.' })
  @ApiProblems({ ...NO_VIEW, ...TAKEN })
  updateView(
    @CurrentUser() user: UserDto,
    @Param('id') id: string,
    @Body() dto: UpdateViewDto,
  ): Promise<ViewDto> {
    return this.views.update(user, id, dto);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a view' })
  @ApiViewId()
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiProblems(NO_VIEW)
  deleteView(@CurrentUser() user: UserDto, @Param('id') id: string): Promise<void> {
    return this.views.delete(user, id);
  }
}
