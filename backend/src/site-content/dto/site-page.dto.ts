import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { BooleanField } from '../../common/validation/choice-field.js';
import { TextField } from '../../common/validation/text-field.js';
import type { SitePage } from '../site-page.js';
import { OptionalText } from './site-parts.dto.js';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const SlugField = () =>
  applyDecorators(
    TextField({ label: 'Address', max: 80, example: 'privacy' }),
    Matches(SLUG, {
      message:
        'Address must have lower-case letters, digits and single hyphens only, like house-rules',
    }),
  );

export class SitePageDto implements SitePage {
  @SlugField()
  slug: string;

  @TextField({ label: 'Title', max: 120, example: 'Privacy' })
  title: string;

  @OptionalText('Description', 'What this site stores, and why.', 300)
  description: string;

  @TextField({ label: 'Text', max: 50_000, min: 0, trim: false, example: '## What we store' })
  markdown: string;

  @BooleanField({ label: 'In the footer' })
  isInFooter: boolean;
}
