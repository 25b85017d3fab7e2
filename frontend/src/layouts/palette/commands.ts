export interface Command {
  id: string;
  label: string;
  /** More about the command, or its keyboard shortcut. */
  hint?: string;
  run: () => void;
}

export interface CommandGroup {
  title: string;
  commands: Command[];
}

/** Returns commands whose label contains all typed words, ignoring case. */
export function matching(commands: Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => {
    const text = label.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
