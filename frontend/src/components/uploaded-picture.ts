/** Returns the path of an uploaded picture as WebP, which keeps transparency. */
export function uploadedPicture(url: string, width: 96 | 192 | 320 | 640 = 320): string {
  const [, path] = /(\/pictures\/[0-9a-f]{20})\/\d+\.jpg$/.exec(url) ?? [];
  return path ? `${path}/${width}.webp` : url;
}
