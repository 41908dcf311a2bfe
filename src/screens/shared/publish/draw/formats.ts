import type { Text } from '#i18n/text.ts';

/** The sizes of pictures, in pixels at 1×: posts, square posts, and streams or screens. */
export const pictureFormats = {
  portrait: { width: 1080, height: 1350, label: 'Portrait, 1080 × 1350' },
  square: { width: 1080, height: 1080, label: 'Square, 1080 × 1080' },
  landscape: { width: 1920, height: 1080, label: 'Landscape, 1920 × 1080' },
} as const satisfies Record<string, { readonly width: number; readonly height: number; readonly label: Text }>;

export type PictureFormat = keyof typeof pictureFormats;

export interface Size {
  readonly width: number;
  readonly height: number;
}
