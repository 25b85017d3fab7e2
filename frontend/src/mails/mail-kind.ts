import type { ReactElement } from 'react';
import type { MailTexts, Site } from '../server/contract';

export type MailProps<Kind extends keyof MailTexts> = MailTexts[Kind] & { site: Site };

export interface MailTemplate<Kind extends keyof MailTexts> {
  subject: (props: MailProps<Kind>) => string;
  Mail: (props: MailProps<Kind>) => ReactElement;
}
