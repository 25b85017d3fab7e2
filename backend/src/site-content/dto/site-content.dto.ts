import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { SiteContent } from '../../../../frontend/src/server/contract.ts';
import { ObjectField, ObjectListField } from '../../common/validation/nested-field.js';
import { TextField } from '../../common/validation/text-field.js';
import { AccentField } from './accent-field.js';
import { AnnouncementDto } from './announcement.dto.js';
import { ContactDto } from './contact.dto.js';
import { PictureUrlField } from './picture-url-field.js';
import {
  CategoryDto,
  ClosingDto,
  EmployerDto,
  FeatureDto,
  FooterDto,
  GuaranteeDto,
  IncludedDto,
  LandingTextsDto,
  OptionalText,
  SiteLinkDto,
  SiteStatDto,
} from './site-parts.dto.js';
import { IsLocale, IsTimeZone } from './conventions.js';

export class SiteContentDto implements SiteContent {
  @TextField({ label: 'Name', max: 80, example: 'Harbour Cooking School' })
  name: string;

  @PictureUrlField('Logo')
  logo: string | null;

  @PictureUrlField('Logo of the dark theme')
  logoDark: string | null;

  @PictureUrlField('Favicon')
  favicon: string | null;

  @PictureUrlField('Share image')
  shareImage: string | null;

  @AccentField('light', '#c2410c')
  accent: string;

  @AccentField('dark', '#fb923c')
  accentDark: string;

  @TextField({ label: 'Headline', max: 120, example: 'Learn to cook by the sea' })
  headline: string;

  @OptionalText('Lead', 'Courses for beginners and chefs.', 500)
  lead: string;

  @ObjectListField(SiteStatDto, { label: 'Stats', max: 3 })
  stats: SiteStatDto[];

  @OptionalText('Title of the employers', 'Where our students work now', 120)
  employersTitle: string;

  @ObjectListField(EmployerDto, { label: 'Employers', max: 20, description: 'Empty: no strip.' })
  employers: EmployerDto[];

  @OptionalText('Title of the features', 'Four ways to learn', 120)
  featuresTitle: string;

  @ObjectListField(FeatureDto, { label: 'Features', max: 4 })
  features: FeatureDto[];

  @ObjectField(GuaranteeDto, { label: 'Guarantee' })
  guarantee: GuaranteeDto;

  @ObjectListField(IncludedDto, { label: 'Course Includes', max: 8 })
  includes: IncludedDto[];

  @ObjectField(ClosingDto, { label: 'Closing call' })
  closing: ClosingDto;

  @ObjectField(FooterDto, { label: 'Footer' })
  footer: FooterDto;

  @ObjectListField(SiteLinkDto, { label: 'Social links', max: 8 })
  social: SiteLinkDto[];

  @ObjectField(ContactDto, { label: 'Contact' })
  contact: ContactDto;

  @ObjectField(AnnouncementDto, { label: 'Announcement' })
  announcement: AnnouncementDto;

  @ObjectField(LandingTextsDto, { label: 'Cohorts page' })
  cohorts: LandingTextsDto;

  @ObjectField(LandingTextsDto, { label: 'Events page' })
  events: LandingTextsDto;

  @ObjectField(LandingTextsDto, { label: 'Meetups page' })
  meetups: LandingTextsDto;

  @ObjectListField(CategoryDto, { label: 'Categories', max: 12 })
  categories: CategoryDto[];

  @ApiProperty({ pattern: '^[A-Z]{3}$', example: 'EUR', description: 'ISO 4217.' })
  @IsIn(Intl.supportedValuesOf('currency'), { message: 'Currency must be a code like EUR' })
  currency: string;

  @ApiProperty({ example: 'en-US', description: 'A BCP 47 language tag.' })
  @IsLocale({ message: 'Language must be a tag like en-US or de-DE' })
  locale: string;

  @ApiProperty({ example: 'Europe/Berlin', description: 'An IANA name.' })
  @IsTimeZone({ message: 'Time zone must be a name like Europe/Berlin' })
  timeZone: string;
}
