export const PLATFORMS = ['thinkific', 'udemy'] as const;
export type PlatformName = (typeof PLATFORMS)[number];
