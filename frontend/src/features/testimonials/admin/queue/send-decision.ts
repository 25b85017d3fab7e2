import {
  reopenTestimonials,
  setTestimonialStatus,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { tellUndo, type Undo } from '../../../../components/admin/undo';
import { toast } from '../../../../components/toaster/toast-store';
import { TOLD } from '../status-labels';
import { etagOf, type Decision } from './decision';

/**
 * Answers the version that it made; none where the story was changed before an undo, or
 * somebody else has decided the same.
 * @param made is the version that the decision made which is taken back
 */
export async function sendDecision(
  { story, verdict, takesBack }: Decision,
  decisions: readonly Decision[],
  made: string | undefined,
): Promise<string | undefined> {
  const { id } = story;
  if (takesBack === undefined) {
    const headers = { 'If-Match': etagOf(id, decisions) ?? story.etag };
    const decided = await setTestimonialStatus(id, { status: verdict }, headers);
    return decided.isUnchanged ? undefined : decided.etag;
  }
  const etags = made === undefined ? undefined : [made];
  const { reopened } = await reopenTestimonials({ ids: [id], status: verdict, etags });
  tellTakenBack({ story }, reopened.length > 0);
  return reopened[0]?.etag;
}

export function tellDecision({ story, verdict, takesBack }: Decision, undo: Undo | undefined) {
  if (takesBack !== undefined || !undo) return;
  tellUndo({ title: `Testimonial ${TOLD[verdict]}`, description: story.studentName }, undo);
}

export function tellUnchanged({ story, verdict }: Decision): void {
  const description = `The story of ${story.studentName} is ${verdict} already`;
  toast({ title: 'Nothing to change', description });
}

export function tellTakenBack({ story }: Pick<Decision, 'story'>, isPending: boolean): void {
  toast({
    title: isPending ? 'Pending again' : 'Nothing was undone',
    description: isPending ? story.studentName : 'Changed since: 1.',
  });
}
