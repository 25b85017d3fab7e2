/** Letters and digits alone, without accents and case: how names of columns and statuses are compared. */
export function simplified(text = ''): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
