export const PLATFORMS = ['thinkific', 'udemy', 'feed', 'moodle'] as const;
export type PlatformName = (typeof PLATFORMS)[number];
