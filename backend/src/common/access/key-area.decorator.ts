import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';

/** Parts of the back office that API keys can be created for. Users, invitations and keys are excluded on purpose. */
const KEY_AREAS = [
  'courses',
  'udemy-courses',
  'syncs',
  'testimonials',
  'newsletters',
  'offerings',
  'stats',
] as const;
export type KeyArea = (typeof KEY_AREAS)[number];

export const KEY_SCOPES = KEY_AREAS.flatMap((area) =>
  area === 'stats' ? ([`${area}:read`] as const) : ([`${area}:read`, `${area}:write`] as const),
);
export type KeyScope = (typeof KEY_SCOPES)[number];

export type KeyAccess = 'read' | 'write';

/** Returns the scopes a request needs: `read` for GET and `write` for other methods, unless the route sets `access`. */
export function scopesFor(area: KeyArea, method: string, access?: KeyAccess[]): string[] {
  const usual = ['GET', 'HEAD'].includes(method.toUpperCase()) ? 'read' : 'write';
  return (access ?? [usual]).map((each) => `${area}:${each}`);
}

export const KEY_AREA = 'auth:key-area';

export const KEY_SECURITY = 'api-key';

/** Opens a route to API keys that have the scope for `area`. Routes without this decorator are closed to every key. */
export function OpenToKeys(area: KeyArea): MethodDecorator & ClassDecorator {
  return applyDecorators(SetMetadata(KEY_AREA, area), ApiSecurity(KEY_SECURITY, [area]));
}

export const KEY_ACCESS = 'auth:key-access';

export const KEY_ACCESS_EXTENSION = 'x-key-access';

/** Overrides the scope, for a route that returns personal data although its method is not GET. */
export function NeedsKeyAccess(...access: KeyAccess[]): MethodDecorator {
  return applyDecorators(
    SetMetadata(KEY_ACCESS, access),
    ApiExtension(KEY_ACCESS_EXTENSION, access),
  );
}
