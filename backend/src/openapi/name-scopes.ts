import type { OpenAPIObject } from '@nestjs/swagger';
import { KEY_SECURITY, type KeyArea, scopeFor } from '../users/api-keys/key-area.decorator.js';
import { operationsOf } from './operations-of.js';

/** Says of each operation which scope a key needs: OpenAPI 3.0 leaves no other place for it than the text. */
export function nameScopes(paths: OpenAPIObject['paths']): void {
  for (const { method, operation } of operationsOf(paths)) {
    const area = operation.security?.flatMap((way) => way[KEY_SECURITY] ?? [])[0];
    if (!area) continue;
    operation.security = operation.security?.map((way) =>
      KEY_SECURITY in way ? { [KEY_SECURITY]: [] } : way,
    );
    operation.description = [
      operation.description,
      `An API key needs the scope \`${scopeFor(area as KeyArea, method)}\`.`,
    ]
      .filter(Boolean)
      .join(' ');
  }
}
