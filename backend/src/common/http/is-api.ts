export function isApi(url: string): boolean {
  return /^\/api([/?]|$)/i.test(url);
}
