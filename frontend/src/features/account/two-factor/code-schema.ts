import { object } from 'yup';
import { codeLimits as limits } from '../../../api/generated/limits/codeLimits';
import { text } from '../../../components/admin/forms/rules';

export const codeSchema = object({ code: text('Code', limits.code) });

export const NO_CODE = { code: '' };
