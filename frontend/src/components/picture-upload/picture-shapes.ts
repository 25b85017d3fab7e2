import type { PictureShape } from './PictureUpload';

export const PORTRAIT: PictureShape = { aspect: 1, width: 1_024 };
export const LOGO: PictureShape = { aspect: 1, width: 1_024 };
export const COVER: PictureShape = { aspect: 16 / 9, width: 1_920 };

export const typed = ({ type }: Blob) => ({ headers: { 'Content-Type': type } });
