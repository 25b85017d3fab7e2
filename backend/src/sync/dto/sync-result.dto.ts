import { ApiProperty } from '@nestjs/swagger';

export class SyncResultDto {
  @ApiProperty({ type: 'integer', example: 27, description: 'Courses that the platform returned.' })
  synced_count: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    example: 2,
    description: 'Records that could not be read; absent when there are none.',
  })
  problem_count?: number;
}
