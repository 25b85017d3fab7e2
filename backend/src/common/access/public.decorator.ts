import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'auth:public';

/** Allows anonymous requests to a route, or to all routes of a controller. */
export const Public = () => SetMetadata(PUBLIC, true);
