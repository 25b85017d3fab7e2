import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';

/** Parts of the back office that keys may be made for. Users, invitations and keys are not among them. */
const KEY_AREAS = [
  'courses',
  'udemy-courses',
  'syncs',
  'testimonials',
  'newsletters',
  'stats',
] as const;
export type KeyArea = (typeof KEY_AREAS)[number];

export const KEY_SCOPES = KEY_AREAS.flatMap((area) =>
  area === 'stats' ? ([`${area}:read`] as const) : ([`${area}:read`, `${area}:write`] as const),
);
export type KeyScope = (typeof KEY_SCOPES)[number];

/** The scope that a request needs. What only reads is asked for with GET. */
export function scopeFor(area: KeyArea, method: string): string {
  return `${area}:${['GET', 'HEAD'].includes(method.toUpperCase()) ? 'read' : 'write'}`;
}

export const KEY_AREA = 'auth:key-area';

/** The name of the way to sign in with a key, in the API's description. */
export const KEY_SECURITY = 'api-key';

/**
 * Opens routes to API keys that have the scope for this part of the back office: `read` for GET, `write` for the rest.
 * Routes without it are closed to every key.
 */
export function OpenToKeys(area: KeyArea): MethodDecorator & ClassDecorator {
  return applyDecorators(SetMetadata(KEY_AREA, area), ApiSecurity(KEY_SECURITY, [area]));
}
