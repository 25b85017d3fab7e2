import { ApiProperty } from '@nestjs/swagger';

export class RefusalDto {
  @ApiProperty({ format: 'date-time', example: '2026-03-04T05:06:07.089Z' })
  since: string;

  @ApiProperty({
    example: '550 5.1.1 No such user here',
    description: 'As reported by the mail server.',
  })
  words: string;
}
