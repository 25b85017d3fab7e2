import { BooleanField, ChoiceField } from '../../common/validation/choice-field.js';
import { TESTIMONIAL_STATUSES, type TestimonialStatus } from '../testimonial.entity.js';
import {
  CompanyField,
  CompanyLogoField,
  CourseTakenField,
  CurrentRoleField,
  LEAST_QUOTE,
  LinkedinUrlField,
  PreviousRoleField,
  QuoteField,
  StudentImageField,
  StudentNameField,
} from './testimonial-fields.js';
import { StoryDto } from './story.dto.js';

export class CreateTestimonialDto extends StoryDto {
  @QuoteField(LEAST_QUOTE.editor)
  quote: string;

  @ChoiceField({
    label: 'Status',
    choices: TESTIMONIAL_STATUSES,
    name: 'TestimonialStatus',
    default: 'approved',
  })
  status: TestimonialStatus = 'approved';

  @BooleanField({ label: 'Visibility', default: true })
  isVisible: boolean = true;

  @BooleanField({ label: 'Featured', default: false })
  isFeatured: boolean = false;
}

const optional = { optional: true };

export class UpdateTestimonialDto {
  @StudentNameField(optional)
  studentName?: string;

  @StudentImageField(optional)
  studentImage?: string;

  @PreviousRoleField(optional)
  previousRole?: string;

  @CurrentRoleField(optional)
  currentRole?: string;

  @CompanyField(optional)
  company?: string;

  @CompanyLogoField()
  companyLogo?: string | null;

  @QuoteField(LEAST_QUOTE.editor, optional)
  quote?: string;

  @CourseTakenField(optional)
  courseTaken?: string;

  @LinkedinUrlField()
  linkedinUrl?: string | null;

  @ChoiceField({
    label: 'Status',
    choices: TESTIMONIAL_STATUSES,
    name: 'TestimonialStatus',
    optional: true,
  })
  status?: TestimonialStatus;

  @BooleanField({ label: 'Visibility', optional: true })
  isVisible?: boolean;

  @BooleanField({ label: 'Featured', optional: true })
  isFeatured?: boolean;
}
