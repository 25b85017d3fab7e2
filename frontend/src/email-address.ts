/** A rough version of the API's check, which also allows international domains. */
export const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
