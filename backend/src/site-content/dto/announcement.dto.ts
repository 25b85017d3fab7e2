import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, ValidateBy } from 'class-validator';
import { MayBeNull } from '../../common/validation/limits.js';
import { TextField } from '../../common/validation/text-field.js';
import { AddressField } from './address-field.js';

const TimeField = (label: string) =>
  applyDecorators(
    ApiProperty({
      type: String,
      format: 'date-time',
      nullable: true,
      example: '2026-12-24T00:00:00.000Z',
    }),
    MayBeNull(),
    IsISO8601({ strict: true }, { message: `${label} must be a date and time` }),
  );

const AfterStart = () =>
  ValidateBy({
    name: 'isAfterStart',
    validator: {
      validate: (until: unknown, given) => {
        const from = (given?.object as AnnouncementDto | undefined)?.from;
        return !from || typeof until !== 'string' || Date.parse(until) > Date.parse(from);
      },
      defaultMessage: () => 'The end must be after the start',
    },
  });

export class AnnouncementDto {
  @TextField({
    label: 'Text',
    max: 200,
    min: 0,
    example: 'Enrollment for spring is open.',
    description: 'Empty: there is no announcement.',
  })
  text: string;

  @AddressField({ label: 'Address', nullable: true, example: '/cohorts' })
  address: string | null;

  @TimeField('From')
  from: string | null;

  @AfterStart()
  @TimeField('Until')
  until: string | null;
}
