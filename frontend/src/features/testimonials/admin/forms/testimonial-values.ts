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
};

export function toTestimonialValues(testimonial: AdminTestimonialDto): TestimonialValues {
  const {
    id: _id,
    createdAt: _createdAt,
    isSuspected: _isSuspected,
    marks: _marks,
    etag: _etag,
    ...fields
  } = testimonial;
  return {
    ...fields,
    companyLogo: fields.companyLogo ?? '',
    linkedinUrl: fields.linkedinUrl ?? '',
  };
}
