import type { OpenAPIObject } from '@nestjs/swagger';
import { type KeyArea, scopeFor } from '../users/api-keys/key-area.decorator.js';
import { KEY_SECURITY } from '../users/api-keys/key-area.decorator.js';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Says of each operation which scope a key needs: OpenAPI 3.0 leaves no other place for it than the text. */
export function nameScopes(paths: OpenAPIObject['paths']): void {
  for (const item of Object.values(paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      const area = operation?.security?.flatMap((way) => way[KEY_SECURITY] ?? [])[0];
      if (!operation || !area) continue;
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
}
