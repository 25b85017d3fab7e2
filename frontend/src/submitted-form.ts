import { createContext, use } from 'react';
import type { SubmittedForm } from './server/contract';

export const SubmittedFormContext = createContext<SubmittedForm | undefined>(undefined);

/** The form of this name as it came back from the server, if it did. */
export function useSubmittedForm(name: string): SubmittedForm | undefined {
  const form = use(SubmittedFormContext);
  return form?.name === name ? form : undefined;
}
