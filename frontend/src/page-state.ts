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

/** Reads the embedded state. The development server embeds the name and address of the site only. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  const state = JSON.parse(text || '{}') as Partial<PageState>;
  return { ...state, site: { ...DEFAULT_SITE, ...state.site } };
}
