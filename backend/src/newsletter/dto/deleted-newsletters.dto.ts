import { ApiProperty } from '@nestjs/swagger';

export class DeletedNewslettersDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 2, description: 'How many were there.' })
  deleted_count: number;

  @ApiProperty({ type: [String], example: ['64', '63'], description: 'For bringing them back.' })
  deleted_ids: string[];
}

export class RestoredNewslettersDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  restored_count: number;

  @ApiProperty({
    type: [String],
    example: ['maria@example.org'],
    description: 'Addresses that have subscribed again meanwhile; these stay as they are.',
  })
  subscribed_anew: string[];
}
