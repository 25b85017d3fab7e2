import { ApiProperty } from '@nestjs/swagger';

/** What browsers have not loaded or run, as the policy of a page forbids it. */
export class CspReportDto {
  @ApiProperty({ example: 'script-src-elem', description: 'The directive that forbids it.' })
  directive: string;

  @ApiProperty({
    example: 'https://widgets.example.net',
    description: 'The origin or scheme of what was blocked, or a word such as `inline` and `eval`.',
  })
  blocked: string;

  @ApiProperty({ example: '/courses/:id/:slug', description: 'The template of the page.' })
  page: string;

  @ApiProperty({ type: 'integer', example: 12, description: 'How often it was reported.' })
  count: number;

  @ApiProperty({ format: 'date-time', example: '2026-03-01T06:00:00.000Z' })
  first_at: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-02T17:20:00.000Z' })
  last_at: string;
}

export class CspReportsDto {
  @ApiProperty({ type: [CspReportDto], description: 'The latest first.' })
  reports: CspReportDto[];

  @ApiProperty({
    example: false,
    description: 'Whether there is no room for others until these are cleared.',
  })
  is_full: boolean;
}
