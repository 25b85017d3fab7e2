import { ApiProperty } from '@nestjs/swagger';

export class SubscribedDto {
  @ApiProperty({ example: 'maria@example.org', description: 'The address as it is kept.' })
  email: string;
}
