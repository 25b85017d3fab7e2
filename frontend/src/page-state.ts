import type { DehydratedState } from '@tanstack/react-query';
import type { Site, SubmittedForm } from './server/contract';

/** The data that the server embeds in a page, as JSON in `#page-state`. */
export interface PageState {
  site: Site;
  /** The API responses that the server rendered the page from. */
  data?: DehydratedState;
  /** The API's status code (404 or 410) when the subject of the page does not exist. */
  missing?: number;
  form?: SubmittedForm;
}

export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  if (!text) throw new Error('The document has no page state');
  return JSON.parse(text) as PageState;
}
