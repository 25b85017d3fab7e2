import { renamePasskeyLimits as limits } from '../../../api/generated/limits/renamePasskeyLimits';
import { text } from '../../../components/admin/forms/rules';

export const passkeyName = text('Name', limits.name);
