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
    // Storage is full or closed to this page: the text lives as long as the page.
  }
}

export function removeDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is closed to this page, so that there is nothing to forget.
  }
}

/** Reads what an older version of this page may have written. */
function parse(text: string | null): SubmissionValues | undefined {
  const kept: unknown = JSON.parse(text ?? 'null');
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values = { ...EMPTY_SUBMISSION };
  for (const [field, value] of Object.entries(kept)) {
    if (field in values && typeof value === 'string') values[field as keyof typeof values] = value;
  }
  return values;
}
