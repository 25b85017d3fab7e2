import { Body, Controller, Ip, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { CROSS_SITE } from '../../common/http/cross-site.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import {
  CourseInterestDto,
  InterestNotedDto,
  RegisterDto,
  RegisteredDto,
} from '../dto/register.dto.js';
import { UNKNOWN } from '../offerings.service.js';
import { CourseInterestsService } from './course-interests.service.js';
import { RegistrationsService } from './registrations.service.js';

const TOO_MANY =
  'Too many registrations have come from your network address. Try again in 10 minutes.';

@ApiTags('Offerings')
@Public()
@Controller('api')
export class RegistrationsController {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly interests: CourseInterestsService,
  ) {}

  @Post('offerings/:id/registrations')
  @ApiParam({ name: 'id', type: String, example: '12' })
  @ApiOperation({
    summary: 'Register for a cohort, event or meetup',
    description:
      'A mail with a link confirms it. Without a free seat, or while others wait, it is put on the waitlist. An ' +
      'address that is registered already stays as it is. After 20 from one network address in 10 minutes it is 429.',
  })
  @ApiCreatedResponse({ type: RegisteredDto, description: 'A seat, or a place on the waitlist.' })
  @ApiProblems({
    403: CROSS_SITE,
    404: UNKNOWN,
    409: 'It has started, has ended or is cancelled.',
    429: TOO_MANY,
  })
  register(
    @Param('id') id: string,
    @Body() dto: RegisterDto,
    @Ip() network: string,
  ): Promise<RegisteredDto> {
    return this.registrations.register(id, dto, network);
  }

  @Post('courses/:id/interests')
  @ApiParam({ name: 'id', type: String, example: '2200451' })
  @ApiOperation({
    summary: 'Ask for a mail when a course gets a date',
    description:
      'One mail, after which the address is deleted. New and known addresses are answered alike. After 20 from one ' +
      'network address in 10 minutes it is 429.',
  })
  @ApiCreatedResponse({ type: InterestNotedDto, description: 'The address gets a mail.' })
  @ApiProblems({ 403: CROSS_SITE, 404: 'There is no such course.', 429: TOO_MANY })
  addCourseInterest(
    @Param('id') id: string,
    @Body() { email }: CourseInterestDto,
    @Ip() network: string,
  ): Promise<InterestNotedDto> {
    return this.interests.add(id, email, network);
  }
}
