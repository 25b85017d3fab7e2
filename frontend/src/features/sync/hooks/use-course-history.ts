import { keepPreviousData } from '@tanstack/react-query';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { useGetCourseHistory, useGetUdemyCourseHistory } from '../../../api/generated/sync/sync';

const PAGE_SIZE = 25;

/** The course whose history is shown. */
export interface HistoryCourse {
  platform: PlatformName;
  id: string;
  title: string;
}

export function useCourseHistory({ platform, id }: HistoryCourse, page: number, open: boolean) {
  const isThinkific = platform === 'thinkific';
  const params = { page, limit: PAGE_SIZE };
  const options = { placeholderData: keepPreviousData, staleTime: 0 };
  const thinkific = useGetCourseHistory(Number(id), params, {
    query: { ...options, enabled: open && isThinkific },
  });
  const udemy = useGetUdemyCourseHistory(id, params, {
    query: { ...options, enabled: open && !isThinkific },
  });
  return isThinkific ? thinkific : udemy;
}
