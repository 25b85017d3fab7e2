import { EMPTY_SUBMISSION, SUBMISSION_FIELDS, type SubmissionValues } from './submission-rules';

const DRAFT_KEY = 'lectern-testimonial-draft';

export function readDraft(): SubmissionValues | undefined {
  try {
    return parse(localStorage.getItem(DRAFT_KEY));
  } catch {
    return undefined;
  }
}

export function saveDraft(values: SubmissionValues): void {
  const isEmpty = SUBMISSION_FIELDS.every((field) => values[field] === '');
  if (isEmpty) {
    removeDraft();
    return;
  }
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify(values));
  } catch {
    // Storage is full or blocked; the text is lost when the page closes.
  }
}

export function removeDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** An older version of this page may have written the draft. */
function parse(text: string | null): SubmissionValues | undefined {
  const kept: unknown = JSON.parse(text ?? 'null');
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values = { ...EMPTY_SUBMISSION };
  for (const [field, value] of Object.entries(kept)) {
    if (field in values && typeof value === 'string') values[field as keyof typeof values] = value;
  }
  return values;
}
