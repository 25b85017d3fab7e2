import { ApiProperty } from '@nestjs/swagger';

/** The same for an address that is new and for one that was there. */
export class SubscribedDto {
  @ApiProperty({ example: 'maria@example.org', description: 'The address as it is kept.' })
  email: string;
}
