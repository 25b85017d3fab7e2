export const importReviewLimits = {
  studentName: { minLength: 1, maxLength: 255 },
  studentImage: { minLength: 1, maxLength: 2048 },
  previousRole: { minLength: 1, maxLength: 255 },
  currentRole: { minLength: 1, maxLength: 255 },
  company: { minLength: 1, maxLength: 255 },
  companyLogo: { maxLength: 2048 },
  linkedinUrl: { maxLength: 2048 },
  quote: { minLength: 10, maxLength: 1000 },
} as const;
