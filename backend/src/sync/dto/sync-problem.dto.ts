import { ApiProperty } from '@nestjs/swagger';

export const MOST_PROBLEMS = 200;

export class SyncProblemDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2200451',
    description: 'The course that stays unchanged; null if it belongs to none or an unknown one.',
  })
  course_id: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Retrieval in Practice',
    description: 'Its title here; null for an unknown course.',
  })
  title: string | null;

  @ApiProperty({ example: 'GET /courses, item 3', description: 'Where the record was.' })
  source: string;

  @ApiProperty({ example: 'name' })
  field: string;

  @ApiProperty({ example: 'Invalid input: expected string, received null' })
  reason: string;
}
