import { ApiProperty } from '@nestjs/swagger';
import { PictureDto } from '../../pictures/dto/picture.dto.js';
import { STORY_SOURCES, type StorySource } from '../testimonial.entity.js';
import { CountQuery } from '../../common/pagination/page-query.js';

const MOST = 100;

export class ListTestimonialsQuery {
  @CountQuery({ label: 'Limit', default: MOST, max: MOST, description: 'So many of the newest.' })
  limit: number = MOST;
}

const url = (example: string) => ApiProperty({ type: String, nullable: true, example });

export class TestimonialDto {
  @ApiProperty({ example: '64', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'Amara Nwosu' })
  studentName: string;

  @ApiProperty({ example: 'https://example.org/portraits/amara.jpg' })
  studentImage: string;

  @ApiProperty({ example: 'Branch manager' })
  previousRole: string;

  @ApiProperty({ example: 'Data analyst' })
  currentRole: string;

  @ApiProperty({ example: 'Northwind Rail' })
  company: string;

  @url('https://example.org/logos/northwind.svg')
  companyLogo: string | null;

  @ApiProperty({
    example: 'Three months in, I rewrote the report that took us two days. Now it takes a minute.',
    description: 'Plain text.',
  })
  quote: string;

  @ApiProperty({ example: 'Statistics You Will Actually Use' })
  courseTaken: string;

  @url('https://www.linkedin.com/in/example')
  linkedinUrl: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-03-14T09:26:53.589Z' })
  createdAt: string;

  @ApiProperty({
    required: false,
    enum: STORY_SOURCES,
    enumName: 'StorySource',
    example: 'thinkific-review',
    description: 'Set if an admin made it from a review on Thinkific. Show it with the story.',
  })
  source?: StorySource;
}

export class PublishedStoryDto extends TestimonialDto {
  @ApiProperty({
    type: PictureDto,
    required: false,
    description: 'The picture at `studentImage`; none until it was fetched, and once it is gone.',
  })
  picture?: PictureDto;
}
