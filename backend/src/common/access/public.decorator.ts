import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'auth:public';

/** Declares a route, or all of a controller, as open to everybody. */
export const Public = () => SetMetadata(PUBLIC, true);
