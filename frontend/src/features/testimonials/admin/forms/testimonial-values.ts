import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { TestimonialStatus } from '../../../../api/generated/model/testimonialStatus';

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
  /** Of the version that the form was filled from; empty for a new one. */
  etag: string;
}

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
  etag: '',
};

/** Named one by one, as the API refuses what it does not know. */
export function toTestimonialValues(testimonial: AdminTestimonialDto): TestimonialValues {
  const { studentName, studentImage, previousRole, currentRole, company } = testimonial;
  const { companyLogo, quote, courseTaken, linkedinUrl, status, isVisible, etag } = testimonial;
  return {
    ...{ studentName, studentImage, previousRole, currentRole, company },
    companyLogo: companyLogo ?? '',
    ...{ quote, courseTaken },
    linkedinUrl: linkedinUrl ?? '',
    ...{ status, isVisible, etag },
  };
}
