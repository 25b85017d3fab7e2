import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { AdminInstructorDto, AdminInstructorListDto } from './dto/admin-instructor.dto.js';
import { CreateInstructorDto, UpdateInstructorDto } from './dto/save-instructor.dto.js';
import { InstructorsService } from './instructors.service.js';

const UNKNOWN = { 404: 'There is no such instructor. It may have been deleted.' };
const Id = () =>
  ApiParam({ name: 'id', type: String, example: '0f5b6c1e-7a57-4a9b-9d55-1a2b3c4d5e6f' });

@ApiTags('Instructors')
@Roles('admin')
@Controller('api/admin/instructors')
export class InstructorsController {
  constructor(private readonly instructors: InstructorsService) {}

  @Get()
  @ApiOperation({ summary: 'List the instructors of Thinkific, and those that admins have added' })
  @ApiOkResponse({ type: AdminInstructorListDto, description: 'All instructors.' })
  @ApiProblems()
  listInstructors(): Promise<AdminInstructorListDto> {
    return this.instructors.list();
  }

  @Post()
  @ApiOperation({ summary: 'Add an instructor' })
  @ApiCreatedResponse({ type: AdminInstructorDto, description: 'The new instructor.' })
  @ApiProblems()
  createInstructor(@Body() dto: CreateInstructorDto): Promise<AdminInstructorDto> {
    return this.instructors.create(dto);
  }

  @Put(':id')
  @Id()
  @ApiOperation({
    summary: 'Change an instructor',
    description:
      'Changes the given fields. Syncs no longer change an instructor whose values differ from Thinkific’s.',
  })
  @ApiOkResponse({ type: AdminInstructorDto, description: 'The updated instructor.' })
  @ApiProblems(UNKNOWN)
  updateInstructor(
    @Param('id') id: string,
    @Body() dto: UpdateInstructorDto,
  ): Promise<AdminInstructorDto> {
    return this.instructors.update(id, dto);
  }

  @Post(':id/follow-thinkific')
  @HttpCode(200)
  @Id()
  @ApiOperation({ summary: 'Restore Thinkific’s values of an instructor, and follow them again' })
  @ApiOkResponse({ type: AdminInstructorDto, description: 'The updated instructor.' })
  @ApiProblems({ ...UNKNOWN, 409: 'Amara Okafor is not an instructor on Thinkific.' })
  followThinkificInstructor(@Param('id') id: string): Promise<AdminInstructorDto> {
    return this.instructors.follow(id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Id()
  @ApiOperation({ summary: 'Delete an instructor, and remove it from its courses' })
  @ApiNoContentResponse({ description: 'The instructor is deleted.' })
  @ApiProblems({
    ...UNKNOWN,
    409: 'Amara Okafor is an instructor on Thinkific, and the next sync would add the record again. Delete it there, or choose other instructors for the courses.',
  })
  deleteInstructor(@Param('id') id: string): Promise<void> {
    return this.instructors.delete(id);
  }
}
