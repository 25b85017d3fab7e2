import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

const VERSION = /^[0-9a-f]{32}$/;

export class DecideProposalDto {
  @ApiProperty({
    pattern: VERSION.source,
    example: '9b74c9897bac770ffc029102a200c5de',
    description: 'The `version` of the `difference` that was looked at.',
  })
  @Matches(VERSION, { message: 'Version must be that of a difference' })
  version: string;
}
