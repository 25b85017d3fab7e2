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

  @ApiProperty({ type: [String], example: ['Amara Okafor'], description: 'Names, in order.' })
  instructors: string[];

  @ApiProperty({ example: true, description: 'Whether there is an enrol link.' })
  isOpen: boolean;
}

export class FeaturedCourseDto extends CourseCardDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The first sentences or words of the description.',
    example: 'Build a question answering system over your own documents.',
  })
  opening: string | null;
}

export class CataloguePageDto {
  @ApiProperty({
    type: [CourseCardDto],
    description: 'At most 24, in the catalogue’s order, or best matches first.',
  })
  courses: CourseCardDto[];

  @ApiProperty({ type: 'integer', example: 300, description: 'The total of all pages.' })
  total: number;

  @ApiProperty({
    required: false,
    example: 'python',
    description: 'A similar search that has results, if this one has none.',
  })
  suggestion?: string;
}
