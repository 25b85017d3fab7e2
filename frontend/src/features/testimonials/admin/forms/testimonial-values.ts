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
  isFeatured: boolean;
}

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
  isFeatured: false,
};

/** Lists the fields in the order of the form. The API rejects unknown fields. */
export function toTestimonialValues(testimonial: AdminTestimonialDto): TestimonialValues {
  const { studentName, studentImage, previousRole, currentRole, company } = testimonial;
  const { companyLogo, quote, courseTaken, linkedinUrl, status } = testimonial;
  const { isVisible, isFeatured } = testimonial;
  return {
    ...{ studentName, studentImage, previousRole, currentRole, company },
    companyLogo: companyLogo ?? '',
    courseTaken,
    linkedinUrl: linkedinUrl ?? '',
    ...{ quote, status, isVisible, isFeatured },
  };
}

export function toTestimonialForm(testimonial: AdminTestimonialDto): TestimonialForm {
  return { ...toTestimonialValues(testimonial), base: testimonial, mine: null };
}
