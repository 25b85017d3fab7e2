import type { ConsentDto } from '../../../api/generated/model/consentDto';

const FORMS: Readonly<Record<ConsentDto['form'], string>> = {
  newsletter: 'with the form at the bottom of a page',
  dates: 'with the form for the dates of a course',
  site: 'with a form on the site',
  api: 'by a program',
  mail: 'with the link in an email',
};

/** For example "Confirmed with the link in an email". */
export function formatConsent({ act, form }: ConsentDto): string {
  return `${act === 'confirmed' ? 'Confirmed' : 'Subscribed'} ${FORMS[form]}`;
}
