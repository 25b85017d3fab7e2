import type { ConsentDto } from '../../../api/generated/model/consentDto';

const FORMS: Readonly<Record<ConsentDto['form'], string>> = {
  newsletter: 'by the form at the foot of a page',
  dates: 'by the form for the dates of a course',
  site: 'by a form of the site',
  api: 'by a program',
  mail: 'by the link in a mail',
};

/** For example "Confirmed by the link in a mail". */
export function formatConsent({ act, form }: ConsentDto): string {
  return `${act === 'confirmed' ? 'Confirmed' : 'Subscribed'} ${FORMS[form]}`;
}
