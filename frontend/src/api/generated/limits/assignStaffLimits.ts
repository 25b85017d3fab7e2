export const assignStaffLimits = { staff_user_id: { minLength: 1, maxLength: 255 } } as const;
