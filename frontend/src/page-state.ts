import type { DehydratedState } from '@tanstack/react-query';
import { DEFAULT_SITE } from './site';
import type { Site, SubmittedForm } from './server/contract';

/** What the server hands over with a page, as JSON in the element `#page-state`. */
export interface PageState {
  site: Site;
  /** The API's answers that the page was rendered from. */
  data?: DehydratedState;
  /** What the API says of what the page is about, if that is not there; one document serves many addresses. */
  missing?: number;
  form?: SubmittedForm;
}

/** Reads the state from the document; the development server gives none. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  return { site: DEFAULT_SITE, ...(JSON.parse(text || '{}') as Partial<PageState>) };
}
