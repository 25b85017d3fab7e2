import type { OpenAPIObject } from '@nestjs/swagger';

type Paths = OpenAPIObject['paths'];
export type Operation = NonNullable<Paths[string]['get']>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

export function* operationsOf(paths: Paths) {
  for (const [path, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) yield { path, method, operation };
    }
  }
}
