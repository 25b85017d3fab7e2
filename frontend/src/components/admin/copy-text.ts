import { toast } from '../toaster/toast-store';

/** Copies a text and shows this toast, or shows one with the text to copy by hand. */
export async function copyText(
  text: string,
  done: { title: string; description: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast({
      title: 'Copy the text yourself',
      description: 'This browser does not allow us to copy it',
      variant: 'destructive',
    });
  }
}
