import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiNotModifiedResponse, ApiOkResponse } from '@nestjs/swagger';

const ETAG = {
  description: 'Of this answer in this encoding, for `If-None-Match`.',
  schema: { type: 'string' as const },
  example: '"qL0hQ3XKbU2zkQyq3sR8xw"',
};

type Answer = NonNullable<Parameters<typeof ApiOkResponse>[0]>;

export function ApiCachedAnswer({ headers, ...answer }: Answer): MethodDecorator {
  return applyDecorators(
    ApiOkResponse({ ...answer, headers: { ...headers, ETag: ETAG } }),
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      schema: { type: 'string' },
      example: ETAG.example,
      description:
        'The `ETag` of the answer that the caller holds: 304 while it is still the same.',
    }),
    ApiNotModifiedResponse({ description: 'The answer that the caller holds is still the same.' }),
  );
}
