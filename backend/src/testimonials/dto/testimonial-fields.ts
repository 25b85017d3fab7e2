import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { LIMITS } from '../../common/validation/limits.js';
import { TextField, type TextFieldOptions } from '../../common/validation/text-field.js';
import { composed, withoutDirectionMarks } from '../../common/validation/transforms.js';
import { UrlField } from '../../common/validation/url-field.js';

interface Presence {
  optional?: boolean;
}

export const StudentNameField = (presence: Presence = {}) =>
  StoryNameField({ label: 'Student name', example: 'Amara Nwosu', ...presence });

export const StudentImageField = (presence: Presence = {}) =>
  UrlField({
    label: 'Student image',
    invalid: 'Invalid image URL',
    example: 'https://example.org/portraits/amara.jpg',
    ...presence,
  });

export const PreviousRoleField = (presence: Presence = {}) =>
  StoryNameField({ label: 'Previous role', example: 'Branch manager', ...presence });

export const CurrentRoleField = (presence: Presence = {}) =>
  StoryNameField({ label: 'Current role', example: 'Data analyst', ...presence });

export const CompanyField = (presence: Presence = {}) =>
  StoryNameField({ label: 'Company', example: 'Northwind Rail', ...presence });

export const CourseTakenField = (presence: Presence = {}) =>
  StoryNameField({
    label: 'Course taken',
    example: 'Statistics You Will Actually Use',
    ...presence,
  });

export const CompanyLogoField = () =>
  UrlField({
    label: 'Company logo',
    invalid: 'Invalid logo URL',
    optional: true,
    nullable: true,
    example: 'https://example.org/logos/northwind.svg',
  });

export const LinkedinUrlField = () =>
  UrlField({
    label: 'LinkedIn URL',
    invalid: 'Invalid LinkedIn URL',
    optional: true,
    nullable: true,
    example: 'https://www.linkedin.com/in/example',
  });

export const QuoteField = (least: number, presence: Presence = {}) =>
  StoryTextField({
    label: 'Quote',
    min: least,
    max: LIMITS.quote.max,
    example: 'Three months in, I rewrote the report that took us two days. Now it takes a minute.',
    ...presence,
  });

/** An editor may shorten a story to less than a visitor has to write. */
export const LEAST_QUOTE = { visitor: 50, editor: LIMITS.quote.min } as const;

function StoryNameField(options: TextFieldOptions): PropertyDecorator {
  const description = 'Characters that turn the text around them are taken out.';
  return applyDecorators(
    StoryTextField({ description, ...options }),
    Transform(withoutDirectionMarks),
  );
}

/** Composes letters with their accents, so that searches and courses find the text. */
function StoryTextField(options: TextFieldOptions): PropertyDecorator {
  return applyDecorators(TextField(options), Transform(composed));
}
