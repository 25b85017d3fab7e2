import { ApiProperty } from '@nestjs/swagger';
import {
  ChangedCoursesDto,
  IncompleteCoursesDto,
  PromisedCoursesDto,
  UnlinkedCoursesDto,
} from '../../../catalogue/courses/dto/course-need.dto.js';
import { SuggestedCourseLinksDto } from '../../../catalogue/links/dto/course-link.dto.js';
import { PlatformWarningDto } from '../../../sync/dto/platform-warning.dto.js';
import { SyncStatusDto } from '../../../sync/dto/sync-status.dto.js';
import { WaitingCoursesDto } from '../../../sync/dto/waiting-courses.dto.js';
import { AdminTestimonialDto } from '../../../testimonials/dto/admin-testimonial.dto.js';

export class NeedsDto {
  @ApiProperty({
    type: [AdminTestimonialDto],
    description: 'The five that have been pending longest, suspected spam last.',
  })
  testimonials: AdminTestimonialDto[];

  @ApiProperty({
    type: [SyncStatusDto],
    description: 'Platforms whose latest sync failed or is missing.',
  })
  syncs: SyncStatusDto[];

  @ApiProperty({
    type: [PlatformWarningDto],
    description: 'Connections that will stop working soon, or do not work completely.',
  })
  platform_warnings: PlatformWarningDto[];

  @ApiProperty({
    type: WaitingCoursesDto,
    description: 'Courses with changes that await an admin.',
  })
  proposals: WaitingCoursesDto;

  @ApiProperty({
    type: SuggestedCourseLinksDto,
    description: 'Courses of both platforms that may be the same.',
  })
  course_links: SuggestedCourseLinksDto;

  @ApiProperty({
    type: ChangedCoursesDto,
    description: 'Courses whose platform has changed a value that an override hides.',
  })
  changed: ChangedCoursesDto;

  @ApiProperty({
    type: IncompleteCoursesDto,
    description: 'Visible courses without an image, a description, a price or a level.',
  })
  incomplete: IncompleteCoursesDto;

  @ApiProperty({
    type: UnlinkedCoursesDto,
    description: 'Visible courses whose enrol link failed twice, hours apart.',
  })
  unlinked: UnlinkedCoursesDto;

  @ApiProperty({
    type: PromisedCoursesDto,
    description:
      'Visible courses whose page promises a certificate that the platform does not give.',
  })
  promised: PromisedCoursesDto;

  @ApiProperty({
    example: false,
    description:
      'Whether the site still claims the default stats, guarantee and Course Includes, because no admin has published it. Never in demo mode.',
  })
  has_unconfirmed_claims: boolean;
}
