type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** The API starts list items with this bullet. */
const ITEM = '• ';

/** Length limits for the promise, in characters. */
const PROMISE = { least: 20, most: 200 };

/** Ends after a word (not after an abbreviation) and before the start of another sentence. */
const SENTENCE = /^[^\n]*?[\p{L}\p{N})]{2}[.!?](?=\s+[\p{Lu}\p{N}“"]|\s*$)/u;

/**
 * Splits a description into its first sentence (the promise) and the rest, so that the page repeats neither. The
 * promise is empty if no sentence has a suitable length.
 */
export function splitDescription(description: string | null): {
  promise: string | undefined;
  rest: string;
} {
  const text = (description ?? '').trim();
  const [first = ''] = text.split(/\n/, 1);
  const sentence = SENTENCE.exec(first)?.[0] ?? '';
  const fits = sentence.length >= PROMISE.least && sentence.length <= PROMISE.most;
  if (!fits || text.startsWith(ITEM)) return { promise: undefined, rest: text };
  return { promise: sentence, rest: text.slice(sentence.length).trim() };
}

/** Splits text at blank lines into paragraphs and lists. Blank lines between list items do not end the list. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isApart = true;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith(ITEM)) {
      const item = line.slice(ITEM.length);
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (line) {
      if (last?.kind === 'paragraph' && !isApart) last.text += `\n${line}`;
      else blocks.push({ kind: 'paragraph', text: line });
    }
    isApart = line === '';
  }
  return blocks;
}
