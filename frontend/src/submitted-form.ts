import { createContext, use } from 'react';

/** A form that was sent without JavaScript and could not be accepted. */
export interface SubmittedForm {
  /** The form's field `form`. */
  name: string;
  values: Record<string, string>;
  /** What is wrong with single fields, by their names. */
  faults: Record<string, string>;
  /** What went wrong, where no field is to blame. */
  failure?: string;
}

export const SubmittedFormContext = createContext<SubmittedForm | undefined>(undefined);

/** The form of this name as it came back from the server, if it did. */
export function useSubmittedForm(name: string): SubmittedForm | undefined {
  const form = use(SubmittedFormContext);
  return form?.name === name ? form : undefined;
}
