/** As the API takes an address, roughly; its domain may be of any letters. */
export const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
