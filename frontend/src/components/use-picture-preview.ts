import { useQuery } from '@tanstack/react-query';
import { previewPicture } from '../api/generated/pictures/pictures';
import { isWebAddress } from '../web-address';

/** What the server finds at a typed address, so that no other site is asked by this browser. */
export function usePicturePreview(url: string) {
  return useQuery({
    queryKey: ['picture-preview', url],
    queryFn: ({ signal }) => previewPicture({ url }, undefined, signal),
    enabled: isWebAddress(url),
  });
}
