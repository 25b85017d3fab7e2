/** Returns what an admin can do about a refused request, or about repeated temporary failures (null). */
export function advise(refusal: number | null): string {
  switch (refusal) {
    case null:
      return 'Try again later; if it lasts, check the network and THINKIFIC_API_URL.';
    case 401:
      return 'Check THINKIFIC_API_KEY and THINKIFIC_SUBDOMAIN; a plan without API access is refused in the same way.';
    case 403:
      return "Check that the site's plan includes API access and that the key may read courses and products.";
    default:
      return 'Check THINKIFIC_API_URL.';
  }
}
