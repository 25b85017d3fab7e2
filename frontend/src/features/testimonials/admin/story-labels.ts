import type { TestimonialValues } from './forms/testimonial-values';

export const STORY_LABELS: Readonly<Record<keyof TestimonialValues, string>> = {
  studentName: 'Student Name',
  studentImage: 'Student Image URL',
  previousRole: 'Previous Role',
  currentRole: 'Current Role',
  company: 'Company',
  companyLogo: 'Company Logo URL',
  courseTaken: 'Course Taken',
  linkedinUrl: 'LinkedIn URL',
  quote: 'Quote',
  status: 'Status',
  isVisible: 'Visible on public website',
  isFeatured: 'Featured on the home page',
};
