import { ApiProperty } from '@nestjs/swagger';

export class ReplicaDto {
  @ApiProperty({ format: 'uuid', example: '0b8c5d0e-6f0f-4f0a-9c0d-2d7c1f5a7b33' })
  id: string;

  @ApiProperty({ example: 'web-1', description: 'The name of its machine or container.' })
  host: string;

  @ApiProperty({ type: 'integer', example: 7 })
  pid: number;

  @ApiProperty({ example: '0.1.0', description: 'Of Lectern.' })
  version: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-01T06:00:00.000Z' })
  started_at: string;

  @ApiProperty({
    format: 'date-time',
    example: '2026-03-01T18:20:00.000Z',
    description: 'It says every 20 seconds that it is there.',
  })
  seen_at: string;
}
