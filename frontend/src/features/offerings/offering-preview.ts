import type { GetOfferingParams } from '../../api/generated/model/getOfferingParams';

const PREVIEW = 'preview';

export const PREVIEW_NAMES: readonly string[] = [PREVIEW];

/** Returns undefined for the published page. */
export function previewParams(query: URLSearchParams): GetOfferingParams | undefined {
  const preview = query.get(PREVIEW);
  return preview ? { preview } : undefined;
}

/** Returns the address of the published page, or of the preview. */
export function offeringAddress(query: URLSearchParams, pathname: string): string {
  const preview = previewParams(query);
  return preview ? `${pathname}?${new URLSearchParams({ ...preview }).toString()}` : pathname;
}
