import { toast } from '../toaster/toast-store';

/** Copies a text, and says so with these words, or that it has to be done by hand. */
export async function copyText(
  text: string,
  done: { title: string; description: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast({
      title: 'Copy it by hand',
      description: 'This browser does not let us',
      variant: 'destructive',
    });
  }
}
