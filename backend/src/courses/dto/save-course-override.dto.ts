import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MayBeAbsent, MayBeNull } from '../../common/validation/presence.js';
import { TextField, type TextFieldOptions } from '../../common/validation/text-field.js';
import { TextListField } from '../../common/validation/text-list-field.js';
import { UrlField } from '../../common/validation/url-field.js';

export const MAX_DESCRIPTION = 10_000;
const MAX_PRICE = 1_000_000;
const LIST = { maxLines: 200, max: 500 };
const PRICE = { message: `Price must be a whole number from 0 to ${MAX_PRICE}` };

const OptionalText = (options: TextFieldOptions) =>
  TextField({ ...options, optional: true, nullable: true });

function PriceField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'integer',
      required: false,
      nullable: true,
      minimum: 0,
      maximum: MAX_PRICE,
      example: 199,
      description: 'A whole number in the site’s currency, to be paid once.',
    }),
    MayBeAbsent(),
    MayBeNull(),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    IsInt(PRICE),
    Min(0, PRICE),
    Max(MAX_PRICE, PRICE),
  );
}

/** What is absent, null or empty is not overridden. */
export class SaveCourseOverrideDto {
  @OptionalText({
    label: 'Title',
    max: 500,
    tooLong: 'Title is too long',
    example: 'Retrieval-Augmented Generation',
    description: 'The platform’s own name is no override.',
  })
  title?: string | null;

  @OptionalText({
    label: 'Description',
    max: MAX_DESCRIPTION,
    example: 'Ask your own documents.\n\nNo prior ML needed.',
    description:
      'Plain text with blank lines between paragraphs, which stays as it is, or HTML, which is ' +
      'sanitised. It is HTML when an element is closed, has attributes or breaks a line.',
  })
  description?: string | null;

  @OptionalText({ label: 'Category', example: 'Data Engineering' })
  category?: string | null;

  @OptionalText({ label: 'Level', example: 'Intermediate' })
  level?: string | null;

  @OptionalText({ label: 'Duration', example: '10 weeks' })
  duration?: string | null;

  @OptionalText({ label: 'Format', example: 'Online' })
  format?: string | null;

  @PriceField()
  price?: number | null;

  @UrlField({
    label: 'Image URL',
    optional: true,
    nullable: true,
    example: 'https://example.org/images/rag.png',
  })
  imageUrl?: string | null;

  @TextListField({ label: 'Curriculum', ...LIST, example: ['Embeddings', 'Chunking'] })
  curriculum?: string[] | null;

  @TextListField({ label: 'Outcomes', ...LIST, example: ['Measure the quality of answers'] })
  outcomes?: string[] | null;
}
