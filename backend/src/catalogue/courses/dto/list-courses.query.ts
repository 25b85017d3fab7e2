import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../common/validation/limits.js';
import { toInteger } from '../../../common/pagination/page-query.js';
import { TextField } from '../../../common/validation/text-field.js';
import type { CourseDto } from './course.dto.js';
import { ChoiceField } from '../../../common/validation/choice-field.js';

export const THINKIFIC_ID = /^[1-9]\d{0,17}$/;

/** Returns whether the text is a whole number that fits a bigint, like all Thinkific ids. */
export function isThinkificId(id: string): boolean {
  return THINKIFIC_ID.test(id);
}

const VIEWS = ['full', 'card'] as const;

export class AdminCourseViewQuery {
  @ChoiceField({ label: 'View', choices: VIEWS, name: 'AdminCourseView', default: 'full' })
  view: (typeof VIEWS)[number] = 'full';
}

export const COURSE_FIELDS = Object.keys({
  id: true,
  slug: true,
  title: true,
  description: true,
  category: true,
  level: true,
  format: true,
  duration: true,
  price: true,
  paymentOptions: true,
  hasLifetimeAccess: true,
  claimsCertificate: true,
  imageUrl: true,
  picture: true,
  thinkificUrl: true,
  offers: true,
  curriculum: true,
  outcomes: true,
  instructors: true,
} satisfies Record<keyof CourseDto, true>) as (keyof CourseDto)[];

export const MOST = 100;

const LIMIT = `Limit must be a whole number from 1 to ${MOST}`;

/** Comma-separated lists, since clients otherwise repeat the parameter for each value. */
const BY_COMMAS = { style: 'form', explode: false };

export class ListCoursesQuery {
  @ApiProperty({
    ...BY_COMMAS,
    enum: COURSE_FIELDS,
    isArray: true,
    required: false,
    description: 'The fields to return, separated by commas; default: all.',
    example: ['id', 'title', 'price'],
  })
  @MayBeAbsent()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',') : value && null,
  )
  @IsIn(COURSE_FIELDS, { each: true, message: ({ value }) => unknownField(value) })
  @IsArray({ message: 'Fields must be given once, separated by commas' })
  fields?: (keyof CourseDto)[];

  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 1,
    maximum: MOST,
    description: `The most courses to return; default ${MOST} with other parameters, else all.`,
    example: 50,
  })
  @MayBeAbsent()
  @Transform(({ value }: { value: unknown }) => toInteger(value))
  @IsInt({ message: LIMIT })
  @Min(1, { message: LIMIT })
  @Max(MOST, { message: LIMIT })
  limit?: number;

  @TextField({
    label: 'Cursor',
    optional: true,
    max: 100,
    description: 'Opaque; from the `Link` header of the previous response.',
    example: 'MTIuMjIwMDQ1MQ',
  })
  cursor?: string;
}

function unknownField(fields: unknown): string {
  const unknown = [fields].flat().find((field) => !COURSE_FIELDS.some((known) => known === field));
  return `Fields must be names of a course’s fields: “${String(unknown).slice(0, 50)}” is unknown`;
}
