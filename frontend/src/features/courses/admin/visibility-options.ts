export const VISIBILITIES = [
  { value: 'all', label: 'All Courses' },
  { value: 'visible', label: 'Visible Only' },
  { value: 'hidden', label: 'Hidden Only' },
] as const;

export type VisibilityFilter = (typeof VISIBILITIES)[number]['value'];
