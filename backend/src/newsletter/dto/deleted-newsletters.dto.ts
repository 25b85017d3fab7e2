import { ApiProperty } from '@nestjs/swagger';

export class DeletedNewslettersDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 2, description: 'How many were there.' })
  deleted_count: number;
}
