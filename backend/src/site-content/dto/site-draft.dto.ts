import { ApiProperty } from '@nestjs/swagger';
import { SiteContentDto } from './site-content.dto.js';
import { SitePageDto } from './site-page.dto.js';

export class SiteDraftDto {
  @ApiProperty({ example: '"3"', description: 'For `If-Match`; it changes with each save.' })
  etag: string;

  @ApiProperty({ example: true, description: 'Whether the draft differs from the published site.' })
  has_changes: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-03-04T05:06:07.089Z',
    description: 'Null without changes.',
  })
  saved_at: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Maria Santos' })
  saved_by: string | null;

  @ApiProperty({ type: SiteContentDto })
  content: SiteContentDto;

  @ApiProperty({ type: SitePageDto, isArray: true })
  pages: SitePageDto[];
}

export class SiteChangeDto {
  @ApiProperty({ enum: ['field', 'page'], enumName: 'SiteChangeKind', example: 'field' })
  kind: 'field' | 'page';

  @ApiProperty({ example: 'headline', description: 'The property, or the slug of the page.' })
  name: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Learn to cook',
    description:
      'A text, or the title of a page. Null for lists and objects, and if there was none.',
  })
  before: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Learn to cook by the sea' })
  after: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '12 courses still have the category Data.',
    description: 'What to consider before publishing, if there is something.',
  })
  warning: string | null;
}

export class SiteVersionDto {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ format: 'date-time', example: '2026-03-04T05:06:07.089Z' })
  published_at: string;

  @ApiProperty({ example: 'Maria Santos', description: 'The name of the author at that time.' })
  published_by: string;
}

export class SitePreviewDto {
  @ApiProperty({
    format: 'uri',
    example: 'https://www.example.org/preview/eyJhbGciOi',
    description: 'The public site with the draft, for everybody who has this link.',
  })
  address: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-05T05:06:07.089Z' })
  expires_at: string;
}
