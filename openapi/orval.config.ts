import { defineConfig } from 'orval';

/** Typed React Query hooks for every operation, over the one axios instance of the frontend. */
export default defineConfig({
  lectern: {
    input: { target: './openapi.json' },
    output: {
      target: '../frontend/src/api/generated',
      schemas: '../frontend/src/api/generated/model',
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios',
      headers: true,
      urlEncodeParameters: true,
      clean: true,
      indexFiles: false,
      override: {
        mutator: { path: '../frontend/src/api/http-client.ts', name: 'httpClient' },
        query: { signal: true, version: 5 },
      },
    },
  },
});
