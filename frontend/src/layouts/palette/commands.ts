/** A line of the palette. */
export interface Command {
  /** Differs between any two lines. */
  id: string;
  label: string;
  /** More of it, or the keys that do the same. */
  hint?: string;
  run: () => void;
}

export interface CommandGroup {
  title: string;
  commands: Command[];
}

/** Those whose label has all of the words in it, in either case. */
export function matching(commands: Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => {
    const text = label.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
