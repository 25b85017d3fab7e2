import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { TestimonialStatus } from '../../../../api/generated/model/testimonialStatus';
import type { VersionedForm } from '../../../../components/admin/forms/versions';

export interface TestimonialValues {
  studentName: string;
  studentImage: string;
  previousRole: string;
  currentRole: string;
  company: string;
  companyLogo: string;
  quote: string;
  courseTaken: string;
  linkedinUrl: string;
  status: TestimonialStatus;
  isVisible: boolean;
}

/** Of a story that is there already. */
export type TestimonialForm = VersionedForm<AdminTestimonialDto, TestimonialValues>;

export const NEW_TESTIMONIAL: TestimonialValues = {
  studentName: '',
  studentImage: '',
  previousRole: '',
  currentRole: '',
  company: '',
  companyLogo: '',
  quote: '',
  courseTaken: '',
  linkedinUrl: '',
  status: 'approved',
  isVisible: true,
};

/** In the form's order, and named one by one, as the API refuses what it does not know. */
export function toTestimonialValues(testimonial: AdminTestimonialDto): TestimonialValues {
  const { studentName, studentImage, previousRole, currentRole, company } = testimonial;
  const { companyLogo, quote, courseTaken, linkedinUrl, status, isVisible } = testimonial;
  return {
    ...{ studentName, studentImage, previousRole, currentRole, company },
    companyLogo: companyLogo ?? '',
    courseTaken,
    linkedinUrl: linkedinUrl ?? '',
    ...{ quote, status, isVisible },
  };
}

export function toTestimonialForm(testimonial: AdminTestimonialDto): TestimonialForm {
  return { ...toTestimonialValues(testimonial), base: testimonial, mine: null };
}
