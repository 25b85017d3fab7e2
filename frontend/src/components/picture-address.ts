/** Returns this site's small copy of a remote picture. It responds with 404 until the server has fetched it. */
export function pictureAddress(url: string): string {
  return `/pictures?url=${encodeURIComponent(url)}`;
}
