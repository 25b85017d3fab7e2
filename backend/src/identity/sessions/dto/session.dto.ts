import { ApiProperty } from '@nestjs/swagger';

export class SessionDto {
  @ApiProperty({ example: '7b0f4f0e-9a53-4b57-8f6d-6b1f0d3a5c11', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'Firefox on Windows', description: 'As its browser says.' })
  device: string;

  @ApiProperty({ example: '203.0.113.7', description: 'Of the network, as last seen.' })
  address: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-03-04T08:15:30.000Z' })
  signed_in_at: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    example: '2026-03-04T09:41:00.000Z',
    description: 'Exact to a minute.',
  })
  last_seen_at: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-03-04T20:15:30.000Z' })
  expires_at: string;

  @ApiProperty({ example: true, description: 'It is the one that asks.' })
  is_current: boolean;
}
