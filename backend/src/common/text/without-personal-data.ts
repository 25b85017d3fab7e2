const LONGEST = 300;

/** A quoted name after one of these words belongs to the program or the database. */
const NAMED =
  /\b(relation|column|table|constraint|index|function|schema|database|role|trigger|sequence|type|property|reading|setting|module|package|operator) (?=["'“‘]@?[\w./-]{1,63}["'”’])["'“‘]([^"'”’]+)["'”’]/g;

const REPLACED: readonly [pattern: RegExp, by: string][] = [
  [/\b[a-z][a-z\d+.-]*:\/\/[^\s"'”’<>)]+/gi, '<address>'],
  [/[^\s"'“‘<>(),;:=]+@[^\s"'”’<>(),;:=]+/g, '<email>'],
  [/"[^"]*"|“[^”]*”|‘[^’]*’|(?<![\p{L}\d])'[^']*'(?![\p{L}\d])/gu, '<text>'],
  [/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '<id>'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}/gi, '<id>'],
  [/\b\d{1,3}(\.\d{1,3}){3}\b|(?<![\w:])([\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi, '<ip>'],
  [/\+?\d[\d\s().\-/]{3,}\d|\b\d{4,}\b/g, '<number>'],
];

/**
 * Removes quoted text, addresses and numbers from an error message, since users may have typed them. Names of tables
 * and properties stay because they show where to look.
 */
export function withoutPersonalData(message: string): string {
  const kept: string[] = [];
  let text =
    message
      .replaceAll(/[\0\u{e000}\u{e001}]/gu, '')
      .toWellFormed()
      .split('\n', 1)[0] ?? '';
  text = text.replaceAll(NAMED, (_, before: string, name: string) => {
    kept.push(name);
    return `${before} \u{e000}${kept.length - 1}\u{e001}`;
  });
  for (const [pattern, by] of REPLACED) text = text.replaceAll(pattern, by);
  text = text.replaceAll(
    /\u{e000}(\d+)\u{e001}/gu,
    (_, index: string) => `“${kept[Number(index)]}”`,
  );
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).toWellFormed()}…` : text;
}
