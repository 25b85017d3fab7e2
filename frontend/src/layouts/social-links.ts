export const socialLinks = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { name: 'YouTube', href: 'https://www.youtube.com/' },
  { name: 'GitHub', href: 'https://github.com/' },
] as const;
