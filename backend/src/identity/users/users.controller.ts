import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import { RequiresRecentAuth, Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { CreateUserDto, UpdateUserDto } from './dto/create-user.dto.js';
import { ListUsersQuery } from './dto/list-users.query.js';
import { UserDto, UserListDto } from './dto/user.dto.js';
import { UserUndoService } from './user-undo.service.js';
import { UsersService } from './users.service.js';

const ApiUserId = () =>
  ApiParam({ name: 'id', type: String, example: '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10' });

const NO_USER = { 404: 'There is no such user. Somebody may have deleted it.' };
const LAST_ADMIN = {
  409: 'This is the last active admin. Create or activate another admin first.',
};
const taken = (field: string) => `This ${field} is already taken. Choose another one.`;

@ApiTags('Users')
@Roles('admin')
@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly undo: UserUndoService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the users of the back office' })
  @ApiOkResponse({ type: UserListDto, description: 'All that match, or a page of them.' })
  @ApiProblems()
  listUsers(@Query() query: ListUsersQuery): Promise<UserListDto> {
    return this.users.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Show one user' })
  @ApiUserId()
  @ApiOkResponse({ type: UserDto, description: 'The user.' })
  @ApiProblems(NO_USER)
  getUser(@Param('id') id: string): Promise<UserDto> {
    return this.users.get(id);
  }

  @Post()
  @RequiresRecentAuth()
  @ApiOperation({ summary: 'Add a user' })
  @ApiCreatedResponse({ type: UserDto, description: 'The new user, who is active.' })
  @ApiProblems({ 409: taken('username') })
  createUser(@CurrentUser() actor: UserDto, @Body() dto: CreateUserDto): Promise<UserDto> {
    return this.users.create(actor, dto);
  }

  @Put(':id')
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'Change the given fields of a user',
    description: 'A new password and the loss of the admin role end the user’s sessions.',
  })
  @ApiUserId()
  @ApiOkResponse({ type: UserDto, description: 'The user as it is now.' })
  @ApiProblems({ ...NO_USER, 409: taken('email') })
  updateUser(
    @CurrentUser() actor: UserDto,
    @Param('id') id: string,
    @Body() dto: UpdateUserDto,
  ): Promise<UserDto> {
    return this.users.update(actor, id, dto);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequiresRecentAuth()
  @ApiOperation({ summary: 'Delete a user', description: 'Final after 30 minutes.' })
  @ApiUserId()
  @ApiNoContentResponse({ description: 'The user is gone; username and email are free again.' })
  @ApiProblems({ ...NO_USER, ...LAST_ADMIN })
  deleteUser(@CurrentUser() actor: UserDto, @Param('id') id: string): Promise<void> {
    return this.users.delete(actor, id);
  }

  @Patch(':id/toggle-active')
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'Activate or deactivate a user',
    description: 'Deactivation ends the user’s sessions for good.',
  })
  @ApiUserId()
  @ApiOkResponse({ type: UserDto, description: 'The user as it is now.' })
  @ApiProblems({ ...NO_USER, ...LAST_ADMIN })
  toggleUserActive(@CurrentUser() actor: UserDto, @Param('id') id: string): Promise<UserDto> {
    return this.users.toggleActive(actor, id);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'Take back one’s own last change of a user, or the deletion',
    description:
      'Within 30 minutes, and unless somebody else has changed the user since. Everything is as ' +
      'before, with assignments, password, second factors, API keys and views; sessions that have ended stay ended.',
  })
  @ApiUserId()
  @ApiOkResponse({ type: UserDto, description: 'The user as it was.' })
  @ApiProblems({
    404: 'There is nothing to take back: somebody else has changed this user since, or it is too long ago.',
    409: 'This user has been changed since.',
  })
  undoUserChange(@CurrentUser() actor: UserDto, @Param('id') id: string): Promise<UserDto> {
    return this.undo.undo(actor, id);
  }
}
