import { useQuery } from '@tanstack/react-query';
import { previewPicture } from '../api/generated/pictures/pictures';
import { isWebAddress } from '../web-address';

/** Lets the server check a typed picture address, so that the browser contacts no other site. */
export function usePicturePreview(url: string) {
  return useQuery({
    queryKey: ['picture-preview', url],
    queryFn: ({ signal }) => previewPicture({ url }, undefined, signal),
    enabled: isWebAddress(url),
  });
}
