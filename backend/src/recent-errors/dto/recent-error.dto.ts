import { ApiProperty } from '@nestjs/swagger';

/** An error of any process, with all that are like it. */
export class RecentErrorDto {
  @ApiProperty({
    example:
      'Something went wrong on our side. QueryFailedError: relation “courses” does not exist',
    description: 'As the log has it, without what may be of a person.',
  })
  message: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Sync',
    description: 'The part of Lectern.',
  })
  part: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '/api/courses/:id',
    description: 'The template of the address; null: it was no request.',
  })
  route: string | null;

  @ApiProperty({ type: 'integer', example: 3 })
  count: number;

  @ApiProperty({ format: 'date-time', example: '2026-03-01T06:00:00.000Z' })
  first_at: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-01T06:20:00.000Z' })
  last_at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '5d0c1a52-9a4e-4a2c-8d0e-6f7c3f0b2a11',
    description: 'Of the last one, by which the log has more.',
  })
  request_id: string | null;

  @ApiProperty({ example: 'web-1', description: 'Where the last one happened.' })
  host: string;

  @ApiProperty({ type: 'integer', example: 7 })
  pid: number;
}
