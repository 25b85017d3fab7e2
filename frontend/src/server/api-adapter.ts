import axios, { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';
import type { CallApi } from './contract';

/** Lets the generated client ask the API of the same process. */
export function adapterTo(callApi: CallApi): AxiosAdapter {
  return async (config) => {
    const { status, body } = await callApi(axios.getUri(config));
    const headers = new AxiosHeaders({ 'Content-Type': 'application/json' });
    const response = { status, statusText: '', data: body, headers, config };
    if (status < 300) return response;
    throw new AxiosError(String(status), AxiosError.ERR_BAD_REQUEST, config, null, response);
  };
}
