export const sitePageLimits = {
  slug: { minLength: 1, maxLength: 80 },
  title: { minLength: 1, maxLength: 120 },
  description: { minLength: 0, maxLength: 300 },
  markdown: { minLength: 0, maxLength: 50000 },
} as const;
