import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { MayBeAbsent } from '../../common/validation/limits.js';
import { CountQuery } from '../../common/pagination/page-query.js';
import { TextField } from '../../common/validation/text-field.js';
import { OFFERING_KINDS, type OfferingKind } from '../offering.entity.js';

const WHEN = ['upcoming', 'past'] as const;

export class ListOfferingsQuery {
  @ChoiceField({ label: 'Kind', choices: OFFERING_KINDS, name: 'OfferingKind', optional: true })
  kind?: OfferingKind;

  @ChoiceField({ label: 'When', choices: WHEN, name: 'OfferingTime', default: 'upcoming' })
  when: (typeof WHEN)[number] = 'upcoming';

  @ApiProperty({ required: false, example: '2200451', description: 'The id of a course.' })
  @MayBeAbsent()
  @Matches(/^[1-9]\d{0,17}$/, { message: 'Course must be the id of a course' })
  course?: string;

  @ApiProperty({
    required: false,
    example: '2027-02',
    description: 'A month in which it starts, in its own time zone.',
  })
  @MayBeAbsent()
  @Matches(/^\d{4}-(0[1-9]|1[0-2])$/, { message: 'Month must be like 2027-02' })
  month?: string;

  @CountQuery({ label: 'Limit', default: 100, max: 100 })
  limit: number = 100;
}

export class GetOfferingQuery {
  @TextField({
    label: 'Preview',
    ...{ min: 0, max: 200, optional: true },
    example: '1796000000000-0123456789abcdef',
    description: 'The token of a preview: shows a draft, too.',
  })
  preview?: string;
}
