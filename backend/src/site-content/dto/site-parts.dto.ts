import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import type {
  CategoryColor,
  LandingTexts,
  SiteLink,
} from '../../../../frontend/src/server/contract.ts';
import { BooleanField, ChoiceField } from '../../common/validation/choice-field.js';
import { ObjectListField } from '../../common/validation/nested-field.js';
import { TextField } from '../../common/validation/text-field.js';
import { CollectionsField } from './collections-field.js';
import { PictureUrlField } from './picture-url-field.js';
import { AddressField } from './address-field.js';

const LONG = 1_000;

export const OptionalText = (label: string, example: string, max = 255) =>
  TextField({ label, example, max, min: 0 });

export class SiteLinkDto implements SiteLink {
  @TextField({ label: 'Label', max: 80, example: 'All courses' })
  label: string;

  @AddressField({ label: 'Address', example: '/courses' })
  address: string;
}

export class SiteStatDto {
  @TextField({ label: 'Value', max: 20, example: '20,000+' })
  value: string;

  @TextField({ label: 'Label', max: 60, example: 'students trained' })
  label: string;
}

export class EmployerDto {
  @TextField({ label: 'Name', max: 80, example: 'Halden & Roe' })
  name: string;

  @PictureUrlField('Logo')
  logo: string | null;
}

export class FeatureDto {
  @TextField({ label: 'Title', max: 120, example: 'Self-paced courses' })
  title: string;

  @TextField({ label: 'Text', max: LONG, example: 'Start whenever you like.' })
  text: string;

  @TextField({ label: 'Link text', max: 80, example: 'Browse courses' })
  linkLabel: string;

  @AddressField({ label: 'Address', example: '/courses' })
  address: string;
}

export class GuaranteeDto {
  @BooleanField({ label: 'Offered' })
  isOffered: boolean;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 365, example: 30 })
  @Max(365, { message: 'Days must be at most 365' })
  @Min(1, { message: 'Days must be at least 1' })
  @IsInt({ message: 'Days must be a whole number' })
  days: number;

  @TextField({
    label: 'Text',
    max: 120,
    example: '{days}-day money-back guarantee',
    description: '`{days}` is replaced by the number.',
  })
  text: string;
}

const INCLUDED = ['lifetime-access', 'support', 'projects', 'certificate', 'other'] as const;

export class IncludedDto {
  @ChoiceField({ label: 'Kind', choices: INCLUDED, name: 'IncludedKind' })
  kind: (typeof INCLUDED)[number];

  @TextField({ label: 'Text', max: 120, example: 'Expert support' })
  text: string;
}

export class ClosingDto {
  @TextField({ label: 'Title', max: 120, example: 'Ready to start?' })
  title: string;

  @OptionalText('Text', 'Browse the courses.', LONG)
  text: string;
}

export class FooterGroupDto {
  @TextField({ label: 'Title', max: 60, example: 'Courses' })
  title: string;

  @ObjectListField(SiteLinkDto, { label: 'Links', max: 12 })
  links: SiteLinkDto[];
}

export class FooterDto {
  @OptionalText('Statement', 'We teach one thing: how to do the work.', LONG)
  statement: string;

  @ObjectListField(FooterGroupDto, { label: 'Groups', max: 4 })
  groups: FooterGroupDto[];

  @OptionalText('Last line', 'Harbour Cooking School, Hamburg')
  line: string;
}

export class StepDto {
  @TextField({ label: 'When', max: 40, example: 'Weeks 1–2' })
  when: string;

  @TextField({ label: 'Title', max: 120, example: 'Common ground' })
  title: string;

  @TextField({ label: 'Text', max: LONG, example: 'Tools, vocabulary and a first small project.' })
  text: string;
}

export class LandingTextsDto implements LandingTexts {
  @TextField({ label: 'Headline', max: 120, example: 'Live 10-week cohorts' })
  headline: string;

  @OptionalText('Lead', 'Courses with a start date.', LONG)
  lead: string;

  @OptionalText('Title of the steps', 'How the ten weeks go', 120)
  stepsTitle: string;

  @ObjectListField(StepDto, { label: 'Steps', max: 8 })
  steps: StepDto[];

  @TextField({ label: 'Title of the closing call', max: 120, example: 'Get the dates' })
  callTitle: string;

  @OptionalText('Text of the closing call', 'Dates come by the newsletter first.', LONG)
  callText: string;
}

const COLORS: readonly CategoryColor[] = [
  'violet',
  'teal',
  'blue',
  'green',
  'amber',
  'red',
  'gray',
];

export class CategoryDto {
  @TextField({ label: 'Name', max: 60, example: 'Data' })
  name: string;

  @ChoiceField({ label: 'Color', choices: COLORS, name: 'CategoryColor' })
  color: CategoryColor;

  @CollectionsField()
  collections: string[];
}
