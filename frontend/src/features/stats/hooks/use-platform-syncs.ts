import type { PlatformName } from '../../../api/generated/model/platformName';
import { useCourseSync, useSchoolSync } from '../../courses/admin';
import { useUdemySync } from '../../marketplace/admin';

interface PlatformSync {
  name: string;
  start: () => void;
  isRunning: boolean;
}

export function usePlatformSyncs(): Record<PlatformName, PlatformSync> {
  return {
    thinkific: { name: 'Thinkific', ...useCourseSync() },
    udemy: { name: 'Udemy', ...useUdemySync() },
    feed: { name: 'Course feed', ...useSchoolSync('feed') },
    moodle: { name: 'Moodle', ...useSchoolSync('moodle') },
  };
}
