import { ApiProperty } from '@nestjs/swagger';
import {
  ChangedCoursesDto,
  IncompleteCoursesDto,
  UnlinkedCoursesDto,
} from '../../../catalogue/courses/dto/course-need.dto.js';
import { SuggestedPairsDto } from '../../../catalogue/links/dto/course-pair.dto.js';
import { SyncStatusDto } from '../../../sync/dto/sync-status.dto.js';
import { WaitingCoursesDto } from '../../../sync/dto/waiting-courses.dto.js';
import { AdminTestimonialDto } from '../../../testimonials/dto/admin-testimonial.dto.js';

export class NeedsDto {
  @ApiProperty({
    type: [AdminTestimonialDto],
    description: 'The five that have been pending for longest, suspected ones last.',
  })
  testimonials: AdminTestimonialDto[];

  @ApiProperty({ type: [SyncStatusDto], description: 'Whose latest sync failed, or is missing.' })
  syncs: SyncStatusDto[];

  @ApiProperty({
    type: WaitingCoursesDto,
    description: 'Whose rule is to ask before their changes are shown.',
  })
  proposals: WaitingCoursesDto;

  @ApiProperty({
    type: SuggestedPairsDto,
    description: 'Courses of both platforms that may be the same.',
  })
  pairs: SuggestedPairsDto;

  @ApiProperty({
    type: ChangedCoursesDto,
    description: 'Whose platform has changed what an override hides.',
  })
  changed: ChangedCoursesDto;

  @ApiProperty({
    type: IncompleteCoursesDto,
    description: 'Which visitors see without an image, a description, a price or a level.',
  })
  incomplete: IncompleteCoursesDto;

  @ApiProperty({
    type: UnlinkedCoursesDto,
    description: 'Which visitors see, and whose enrol link was dead twice, hours apart.',
  })
  unlinked: UnlinkedCoursesDto;
}
