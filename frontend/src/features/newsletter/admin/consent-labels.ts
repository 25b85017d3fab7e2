import type { ConsentDto } from '../../../api/generated/model/consentDto';

const FORMS: Readonly<Record<ConsentDto['form'], string>> = {
  newsletter: 'with the form at the bottom of a page',
  dates: 'with the form for the dates of a course',
  site: 'with a form on the site',
  registration: 'with the registration for a cohort, event or meetup',
  api: 'by a program',
  mail: 'with the link in an email',
};

/** For example "Confirmed with the link in an email". */
export function formatConsent({ action, form }: ConsentDto): string {
  return `${action === 'confirmed' ? 'Confirmed' : 'Subscribed'} ${FORMS[form]}`;
}
