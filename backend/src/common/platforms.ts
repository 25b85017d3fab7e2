/** The course platforms, by the names that the API and the database have for them. */
export const PLATFORMS = ['thinkific', 'udemy'] as const;
export type PlatformName = (typeof PLATFORMS)[number];
