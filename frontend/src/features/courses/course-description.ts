type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** How lines begin that were items of a list; see `Description` of the server. */
const ITEM = '• ';

/** Characters: what a head has room for, and below what a sentence promises nothing. */
const PROMISE = { least: 20, most: 200 };

/** Ends after a word, not after an abbreviation, and before what begins a sentence. */
const SENTENCE = /^[^\n]*?[\p{L}\p{N})]{2}[.!?](?=\s+[\p{Lu}\p{N}“"]|\s*$)/u;

/**
 * The first sentence of a description and what comes after it, so that a page says neither twice.
 * Without a promise where there is no sentence of a fitting length.
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

/** Paragraphs, between which lines are blank, and lists, whose items may have such lines between them. */
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
