import { createContext, use } from 'react';
import type { SubmittedForm } from './server/contract';

export type { SubmittedForm };

export const SubmittedFormContext = createContext<SubmittedForm | undefined>(undefined);

export function useSubmittedForm(name: string): SubmittedForm | undefined {
  const form = use(SubmittedFormContext);
  return form?.name === name ? form : undefined;
}
