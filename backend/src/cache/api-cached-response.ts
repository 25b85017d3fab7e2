import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiNotModifiedResponse, ApiOkResponse } from '@nestjs/swagger';

const ETAG = {
  description: 'The tag of this response in this encoding, for `If-None-Match`.',
  schema: { type: 'string' as const },
  example: '"qL0hQ3XKbU2zkQyq3sR8xw"',
};

type Answer = NonNullable<Parameters<typeof ApiOkResponse>[0]>;

export function ApiCachedResponse({ headers, ...answer }: Answer): MethodDecorator {
  return applyDecorators(
    ApiOkResponse({ ...answer, headers: { ...headers, ETag: ETAG } }),
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      schema: { type: 'string' },
      example: ETAG.example,
      description: 'The `ETag` of a cached response: 304 if it is still current.',
    }),
    ApiNotModifiedResponse({ description: 'The cached response is still current.' }),
  );
}
