import { SetMetadata } from '@nestjs/common';

export const AUDITED = 'audit:audited';

/** Sets the audit log's name for an action of somebody who is not signed in. */
export const Audited = (action: string) => SetMetadata(AUDITED, action);
