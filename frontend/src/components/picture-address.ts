/** Where this site has the picture of an address, in the size of lists; 404 until it was fetched. */
export function pictureAddress(url: string): string {
  return `/pictures?url=${encodeURIComponent(url)}`;
}
