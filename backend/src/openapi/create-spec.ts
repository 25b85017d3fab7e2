import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { completeProblems } from './complete-problems.js';

/** The API's description as it is served and committed: the same bytes whatever order modules load in. */
export function createSpec(app: INestApplication): OpenAPIObject {
  const base = new DocumentBuilder()
    .setTitle('Lectern API')
    .setDescription(
      'Courses, success stories and newsletter of a tech-training provider, and the back office behind them. ' +
        'Errors are problem documents (RFC 9457).',
    )
    .setVersion('1.0')
    .addServer('/')
    .addBearerAuth()
    .build();
  const spec = SwaggerModule.createDocument(app, base, {
    operationIdFactory: (_controller, method) => method,
  });
  completeProblems(spec.paths);
  return { ...spec, paths: sorted(spec.paths), components: sortedComponents(spec) };
}

function sortedComponents({ components }: OpenAPIObject): OpenAPIObject['components'] {
  return components && { ...components, schemas: sorted(components.schemas ?? {}) };
}

function sorted<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))) as T;
}
