import type { DehydratedState } from '@tanstack/react-query';
import { DEFAULT_SITE } from './site';
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

/** Reads the embedded state. Returns an empty state on the development server, which embeds none. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  return { site: DEFAULT_SITE, ...(JSON.parse(text || '{}') as Partial<PageState>) };
}
