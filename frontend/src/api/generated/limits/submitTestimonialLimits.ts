export const submitTestimonialLimits = {
  studentName: { minLength: 1, maxLength: 255 },
  studentImage: { minLength: 1, maxLength: 2048 },
  previousRole: { minLength: 1, maxLength: 255 },
  currentRole: { minLength: 1, maxLength: 255 },
  company: { minLength: 1, maxLength: 255 },
  companyLogo: { maxLength: 2048 },
  courseTaken: { minLength: 1, maxLength: 255 },
  linkedinUrl: { maxLength: 2048 },
  quote: { minLength: 50, maxLength: 1000 },
  email: { maxLength: 254 },
  subject: { minLength: 0, maxLength: 10000 },
} as const;
