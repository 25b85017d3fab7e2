/** Where this site has the picture of an address, as small as lists show it; 404 until it was fetched. */
export function pictureAddress(url: string): string {
  return `/pictures?url=${encodeURIComponent(url)}`;
}
