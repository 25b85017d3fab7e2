export { CourseDates } from './components/CourseDates';
export { DateList } from './components/DateList';
export { NextDates } from './components/NextDates';
export {
  DATE_FILTER_NAMES,
  dateListAddress,
  dateQueries,
  isFiltered,
  parseDateFilters,
} from './date-filters';
export { courseDatesOptions, nextDatesOptions, useCourseDates } from './next-dates';
export { offeringAddress, PREVIEW_NAMES, previewParams } from './offering-preview';
