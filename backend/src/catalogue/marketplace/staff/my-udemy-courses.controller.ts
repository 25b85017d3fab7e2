import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { Roles } from '../../../common/access/access.decorators.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import type { UserDto } from '../../../identity/users/dto/user.dto.js';
import { MyUdemyCourseDto } from '../dto/udemy-course.dto.js';
import { UdemyCoursesService } from '../udemy-courses.service.js';

@ApiTags('Marketplace admin')
@Controller('api/admin/staff')
export class MyUdemyCoursesController {
  constructor(private readonly courses: UdemyCoursesService) {}

  @Get('my-udemy-courses')
  @Roles('admin', 'staff')
  @ApiOperation({ summary: 'List the Udemy courses of the signed-in user' })
  @ApiOkResponse({
    type: [MyUdemyCourseDto],
    description: 'By title, including hidden ones; empty for an admin.',
  })
  @ApiProblems()
  listMyUdemyCourses(@CurrentUser() user: UserDto): Promise<MyUdemyCourseDto[]> {
    return this.courses.listAssignedTo(user.id);
  }
}
