import { ApiProperty } from '@nestjs/swagger';

/** A page of the site as visitors see it. */
export class ContentPageDto {
  @ApiProperty({ example: 'privacy' })
  slug: string;

  @ApiProperty({ example: 'Privacy' })
  title: string;

  @ApiProperty({ example: 'What this site stores, and why.', description: 'May be empty.' })
  description: string;

  @ApiProperty({ example: '<h2>What we store</h2>', description: 'Sanitized.' })
  html: string;
}
