import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { completeProblems } from './complete-problems.js';
import { KEY_SECURITY } from '../../common/access/key-area.decorator.js';
import { GUIDE } from './guide.js';
import { nameScopes } from './name-scopes.js';
import { operationsOf } from './operations-of.js';
import { TAGS } from './tags.js';

/** The API's description as it is served and committed: the same bytes whatever order modules load in. */
export function createSpec(app: INestApplication, siteName: string): OpenAPIObject {
  const base = new DocumentBuilder()
    .setTitle(`${siteName} API`)
    .setDescription(GUIDE)
    .setVersion('1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addBearerAuth()
    .addApiKey({ type: 'apiKey', in: 'header', name: 'X-API-Key' }, KEY_SECURITY);
  for (const [name, description] of TAGS) base.addTag(name, description);
  const spec = SwaggerModule.createDocument(app, base.build(), {
    operationIdFactory: (_controller, method) => method,
  });
  completeProblems(spec.paths);
  nameScopes(spec.paths);
  for (const { operation } of operationsOf(spec.paths)) operation.security ??= [];
  return { ...spec, paths: sorted(spec.paths), components: sortedComponents(spec) };
}

function sortedComponents({ components }: OpenAPIObject): OpenAPIObject['components'] {
  return components && { ...components, schemas: sorted(components.schemas ?? {}) };
}

function sorted<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))) as T;
}
