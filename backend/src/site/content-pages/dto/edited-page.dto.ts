import { ApiProperty, OmitType } from '@nestjs/swagger';
import { TextField } from '../../../common/validation/text-field.js';
import { SitePageDto } from '../../../site-content/dto/site-page.dto.js';

const PAGE_STATES = ['new', 'changed', 'published'] as const;
export type PageState = (typeof PAGE_STATES)[number];

const DraftTag = () =>
  ApiProperty({ example: '"3"', description: 'The version of the draft, for `If-Match`.' });
const State = () =>
  ApiProperty({
    enum: PAGE_STATES,
    enumName: 'SitePageState',
    example: 'changed',
    description: 'Compared with the published site.',
  });

export class EditedPageDto extends SitePageDto {
  @DraftTag()
  etag: string;

  @State()
  state: PageState;
}

export class ListedPageDto extends OmitType(SitePageDto, ['markdown'] as const) {
  @State()
  state: PageState;
}

export class SitePageListDto {
  @DraftTag()
  etag: string;

  @ApiProperty({ type: ListedPageDto, isArray: true, description: 'In the order of the footer.' })
  pages: ListedPageDto[];
}

export class MarkdownDto {
  @TextField({ label: 'Text', max: 50_000, min: 0, trim: false, example: '## What we store' })
  markdown: string;
}

export class RenderedMarkdownDto {
  @ApiProperty({ example: '<h2>What we store</h2>', description: 'As visitors would see it.' })
  html: string;
}

export class SuggestedPageDto extends OmitType(SitePageDto, ['isInFooter'] as const) {}
