import { ApiProperty, PickType } from '@nestjs/swagger';
import { CourseDto } from './course.dto.js';

export class CourseCardDto extends PickType(CourseDto, [
  'id',
  'slug',
  'title',
  'category',
  'level',
  'format',
  'duration',
  'price',
  'paymentOptions',
  'picture',
]) {
  @ApiProperty({ type: 'integer', example: 3, description: 'Modules of the curriculum.' })
  modules: number;

  @ApiProperty({ example: true, description: 'Whether there is a place to enrol.' })
  isOpen: boolean;
}

export class FeaturedCourseDto extends CourseCardDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'How the description begins: its first paragraph, shortened.',
    example: 'Build a question answering system over your own documents.',
  })
  opening: string | null;
}

export class CataloguePageDto {
  @ApiProperty({
    type: [CourseCardDto],
    description: 'At most 24, in the catalogue’s order; of a search the best first.',
  })
  courses: CourseCardDto[];

  @ApiProperty({ type: 'integer', example: 300, description: 'Of all pages together.' })
  total: number;

  @ApiProperty({
    required: false,
    example: 'python',
    description: 'What finds something where the search does not, if anything is near.',
  })
  suggestion?: string;
}
