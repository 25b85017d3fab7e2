import axios, { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { readToken } from './admin-token';
import { transport } from './http-client';

interface FirstAnswer {
  status: number;
  statusText: string;
  type: string | null;
  body: string;
}

declare global {
  interface Window {
    /** What `public/screen-start.js` has asked the API for; an answer that did not come is undefined. */
    firstAnswers?: {
      token: string;
      /** Of the screen that they are for. */
      paths: string[];
      answers: Partial<Record<string, Promise<FirstAnswer | undefined>>>;
    };
  }
}

/** Whether nobody has gone anywhere since the document was opened. */
export function isFirstScreen(): boolean {
  return window.firstAnswers !== undefined;
}

export function leaveFirstScreen(): void {
  delete window.firstAnswers;
}

/** Gives the calls of the first screen the answers that its document has asked for. Each is for one call. */
export function takeFirstAnswers(): void {
  const first = window.firstAnswers;
  if (!first) return;
  const usual = axios.getAdapter(transport.defaults.adapter);
  transport.defaults.adapter = async (config) => {
    const isMeant =
      config.method === 'get' &&
      readToken() === first.token &&
      first.paths.includes(window.location.pathname);
    if (!isMeant) first.answers = {};
    const url = axios.getUri(config);
    const awaited = first.answers[url];
    delete first.answers[url];
    const answer = await awaited;
    return answer ? respond(config, answer) : usual(config);
  };
}

function respond(config: InternalAxiosRequestConfig, answer: FirstAnswer) {
  const { status, statusText, type, body: data } = answer;
  const headers = new AxiosHeaders(type ? { 'Content-Type': type } : {});
  const response = { status, statusText, data, headers, config };
  if (status >= 200 && status < 300) return response;
  throw new AxiosError(String(status), AxiosError.ERR_BAD_REQUEST, config, null, response);
}
