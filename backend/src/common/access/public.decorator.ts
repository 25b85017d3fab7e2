import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'auth:public';

export const Public = () => SetMetadata(PUBLIC, true);
