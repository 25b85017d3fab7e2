import { ApiProperty } from '@nestjs/swagger';

export const MOST_PROBLEMS = 200;

export class SyncProblemDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2200451',
    description: 'Whose course stays as it was; null where it is of none, or cannot be told.',
  })
  course_id: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Retrieval in Practice',
    description: 'As it is held here; null for a course that is not.',
  })
  title: string | null;

  @ApiProperty({ example: 'GET /courses, item 3', description: 'Where the record was.' })
  source: string;

  @ApiProperty({ example: 'name' })
  field: string;

  @ApiProperty({ example: 'Invalid input: expected string, received null' })
  reason: string;
}
