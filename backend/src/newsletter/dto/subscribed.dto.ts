import { ApiProperty } from '@nestjs/swagger';

export class SubscribedDto {
  @ApiProperty({ example: 'maria@example.org', description: 'The address as it is kept.' })
  email: string;

  @ApiProperty({
    example: false,
    description:
      'Whether a new address gets the newsletter only once it is confirmed by the link in a mail to it. ' +
      'Of the site, not of the address.',
  })
  needsConfirmation: boolean;
}
