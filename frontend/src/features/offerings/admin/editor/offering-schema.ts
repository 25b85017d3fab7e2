import { array, number, object, string } from 'yup';
import { createOfferingLimits as limits } from '../../../../api/generated/limits/createOfferingLimits';
import { atMost, text, webAddress } from '../../../../components/admin/forms/rules';
import type { OfferingForm } from './offering-form';

const WHEN = 'Enter a day and time';

const wholeNumber = (min: number, max: number) => {
  const message = `Enter a whole number from ${min} to ${max}`;
  return number()
    .nullable()
    .typeError(message)
    .integer(message)
    .min(min, message)
    .max(max, message);
};

const session = object({
  start: string().required(WHEN),
  end: string()
    .required(WHEN)
    .test(
      'is-after-start',
      'The end must be after the start',
      (end, { parent }) => end > (parent as OfferingForm['sessions'][number]).start,
    ),
});

const question = object({
  label: text('Question', { minLength: 1, maxLength: 300 }),
  options: array().when('type', ([type], options) =>
    type === 'choice' ? options.min(2, 'Enter at least two answers') : options,
  ),
});

/** The server checks the order of sessions, times that a clock change skips, and everything else. */
export const offeringSchema = object({
  title: text('Title', limits.title),
  summary: text('Summary', limits.summary),
  text: string().test(
    atMost(limits.text.maxLength, `Text must be at most ${limits.text.maxLength} characters`),
  ),
  courseId: string()
    .nullable()
    .when(['kind', 'payment'], ([kind, payment], rule) =>
      kind === 'cohort' || payment === 'course' ? rule.required('Choose a course') : rule,
    ),
  timeZone: string().required('Choose a time zone'),
  sessions: array(session).min(1, 'Add at least one session'),
  place: text('Place', limits.place),
  onlineUrl: webAddress(limits.onlineUrl),
  language: text('Language', limits.language),
  seats: wholeNumber(limits.seats.minimum, limits.seats.maximum),
  minParticipants: wholeNumber(limits.minParticipants.minimum, limits.minParticipants.maximum),
  offerHours: wholeNumber(limits.offerHours.minimum, limits.offerHours.maximum).required(
    'Enter the number of hours',
  ),
  questions: array(question),
  recordingUrl: webAddress(limits.recordingUrl),
  repeat: object({ times: wholeNumber(2, 52).required('Enter how many there are') }),
});
