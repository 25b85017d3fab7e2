/** Of the words at the forms; docs/decisions/newsletter.md says what each has said. */
export const CONSENT_TEXT = 1;

export const CONSENT_ACTS = ['subscribed', 'confirmed'] as const;
/** `api`: a program, or a page of before forms said their names. `mail`: behind the link in it. */
export const CONSENT_FORMS = ['newsletter', 'dates', 'api', 'mail'] as const;

export type ConsentForm = (typeof CONSENT_FORMS)[number];

/** That somebody wants the newsletter, as it stands beside the address. */
export interface Consent {
  act: (typeof CONSENT_ACTS)[number];
  /** As ISO 8601. */
  at: string;
  form: ConsentForm;
  text: number;
  /** Keyed digest of the network address, in hexadecimal. */
  network: string;
}
