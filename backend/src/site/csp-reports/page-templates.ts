import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { isApi } from '../../common/http/is-api.js';

/** Maps URLs to page templates such as `/unsubscribe/:token`, because URLs may contain secrets. */
@Injectable()
export class PageTemplates {
  private readonly templates = new Set<string>();

  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('GET') && !isApi(url)) this.templates.add(url);
    });
  }

  /** The first parts of all addresses with a route of their own. */
  get firstParts(): ReadonlySet<string> {
    return new Set([...this.templates].map((template) => template.split('/')[1] ?? ''));
  }

  of(path: string): string {
    const parts = path.split('/');
    const matching = [...this.templates].filter((template) => isOf(template.split('/'), parts));
    return matching.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))[0] ?? '/*';
  }
}

function isOf(template: string[], parts: string[]): boolean {
  const hasRest = template.at(-1) === '*';
  if (hasRest ? parts.length < template.length : parts.length !== template.length) return false;
  return template.every((part, index) => /^[:*]/.test(part) || part === parts[index]);
}

/** Sorts like the router: static parts, then parameters, then wildcards. */
function rankOf(template: string): string {
  return template.replaceAll(/[^/]+/g, (part) => String([':', '*'].indexOf(part.charAt(0)) + 1));
}
