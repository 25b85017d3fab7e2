import { ApiProperty } from '@nestjs/swagger';

export class SyncResultDto {
  @ApiProperty({ type: 'integer', example: 27, description: 'Courses that the platform returned.' })
  synced_count: number;
}
