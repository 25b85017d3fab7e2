import type { AxiosRequestConfig } from 'axios';
import {
  getListOfferingsQueryOptions,
  useListOfferings,
} from '../../api/generated/offerings/offerings';
import type { OfferingDto } from '../../api/generated/model/offeringDto';
import { canRegister } from './offering-labels';

/** More than are shown, because canceled ones and those in progress are left out. */
const LIMIT = 10;
const ON_HOME = { limit: LIMIT } as const;

const ofCourse = (course: string) => ({ course, limit: LIMIT });

export function nextDatesOptions(request?: AxiosRequestConfig) {
  return getListOfferingsQueryOptions(ON_HOME, { request });
}

export function courseDatesOptions(course: string, request?: AxiosRequestConfig) {
  return getListOfferingsQueryOptions(ofCourse(course), { request });
}

/** Returns the next dates of all courses that people can register for. */
export function useNextDates(): OfferingDto[] {
  return useListOfferings(ON_HOME).data?.filter(canRegister) ?? [];
}

/** Returns the next dates of a course that people can register for, and null until they are loaded. */
export function useCourseDates(course: string): OfferingDto[] | null {
  return useListOfferings(ofCourse(course)).data?.filter(canRegister) ?? null;
}
