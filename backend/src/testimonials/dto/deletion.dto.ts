import { ApiProperty } from '@nestjs/swagger';

const Count = (description: string) =>
  ApiProperty({ type: 'integer', minimum: 0, example: 2, description });

export class DeletedCountDto {
  @Count('How many were there.')
  deleted_count: number;

  @ApiProperty({
    type: [String],
    example: ['64', '63'],
    description: 'Which ones, to restore them.',
  })
  deleted_ids: string[];
}

export class RestoredCountDto {
  @Count('How many are back.')
  restored_count: number;
}
