import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';

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

export type KeyAccess = 'read' | 'write';

/** The scopes that a request needs: `read` for GET and `write` for the rest, unless the route has other `access`. */
export function scopesFor(area: KeyArea, method: string, access?: KeyAccess[]): string[] {
  const usual = ['GET', 'HEAD'].includes(method.toUpperCase()) ? 'read' : 'write';
  return (access ?? [usual]).map((each) => `${area}:${each}`);
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

export const KEY_ACCESS = 'auth:key-access';

/** Where the API's description has it until the scopes are named in words. */
export const KEY_ACCESS_EXTENSION = 'x-key-access';

/** For a route that answers with personal data although its method is not GET. */
export function NeedsKeyAccess(...access: KeyAccess[]): MethodDecorator {
  return applyDecorators(
    SetMetadata(KEY_ACCESS, access),
    ApiExtension(KEY_ACCESS_EXTENSION, access),
  );
}
