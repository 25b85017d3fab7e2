import type { OpenAPIObject } from '@nestjs/swagger';
import {
  KEY_ACCESS_EXTENSION,
  KEY_SECURITY,
  type KeyAccess,
  type KeyArea,
  scopesFor,
} from '../../common/access/key-area.decorator.js';
import { type Operation, operationsOf } from './operations-of.js';

export function nameScopes(paths: OpenAPIObject['paths']): void {
  for (const { method, operation } of operationsOf(paths)) {
    const area = operation.security?.flatMap((way) => way[KEY_SECURITY] ?? [])[0];
    if (!area) continue;
    operation.security = operation.security?.map((way) =>
      KEY_SECURITY in way ? { [KEY_SECURITY]: [] } : way,
    );
    const extended: Operation & { [KEY_ACCESS_EXTENSION]?: KeyAccess[] } = operation;
    const scopes = scopesFor(area as KeyArea, method, extended[KEY_ACCESS_EXTENSION]);
    delete extended[KEY_ACCESS_EXTENSION];
    const named = scopes.map((scope) => `\`${scope}\``).join(' and ');
    operation.description = [
      operation.description,
      `An API key needs the scope${scopes.length > 1 ? 's' : ''} ${named}.`,
    ]
      .filter(Boolean)
      .join(' ');
  }
}
