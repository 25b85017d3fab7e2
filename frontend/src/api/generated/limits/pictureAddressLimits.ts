export const pictureAddressLimits = { url: { minLength: 1, maxLength: 2048 } } as const;
