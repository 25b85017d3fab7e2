import { ApiProperty } from '@nestjs/swagger';
import { InstructorDto } from './instructor.dto.js';

export class AdminInstructorDto extends InstructorDto {
  @ApiProperty({ example: '0f5b6c1e-7a57-4a9b-9d55-1a2b3c4d5e6f', description: 'Opaque.' })
  id: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://example.org/portraits/amara.jpg',
    description: 'The URL of the portrait.',
  })
  portrait: string | null;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    nullable: true,
    example: 88123,
    description: 'Null for an instructor that an admin has added.',
  })
  thinkific_id: number | null;

  @ApiProperty({
    example: false,
    description: 'An admin has changed Thinkific’s values, so syncs no longer do.',
  })
  is_edited: boolean;

  @ApiProperty({
    type: [String],
    example: ['Deep Learning in PyTorch'],
    description: 'The titles of the visible courses that name this instructor.',
  })
  courses: string[];
}

export class AdminInstructorListDto {
  @ApiProperty({ type: [AdminInstructorDto], description: 'By name.' })
  instructors: AdminInstructorDto[];
}
