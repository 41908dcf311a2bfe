/** The looks of a picture; `custom` has a background that the user chooses. */
export type PictureLook = 'light' | 'dark' | 'custom';

export interface PictureColors {
  readonly background: string;
  /** Every second row. */
  readonly stripe: string;
  /** The row of the first place. */
  readonly first: string;
  readonly text: string;
  readonly soft: string;
  readonly accent: string;
  readonly line: string;
}

const looks = {
  light: {
    background: '#ffffff',
    stripe: '#f3f4f9',
    first: '#e7e8fb',
    text: '#191b2b',
    soft: '#565a70',
    accent: '#4a45c8',
    line: '#dcdee8',
  },
  dark: {
    background: '#12141f',
    stripe: '#1b1e2c',
    first: '#2a2b57',
    text: '#f2f3f8',
    soft: '#a9adc0',
    accent: '#a6a8ff',
    line: '#2d3144',
  },
} as const satisfies Record<string, PictureColors>;

/** @param custom the background of the custom look, as `#rrggbb`. */
export function colorsOf(look: PictureLook, custom: string): PictureColors {
  if (look !== 'custom') return looks[look];
  // Black or white, whichever contrasts more with the background.
  const ink = luminance(custom) > 0.179 ? '0 0 0' : '255 255 255';
  const at = (opacity: number) => `rgb(${ink} / ${opacity})`;
  return {
    background: custom,
    stripe: at(0.07),
    first: at(0.16),
    text: at(1),
    soft: at(0.82),
    accent: at(1),
    line: at(0.25),
  };
}

/** The relative luminance of a colour as WCAG defines it, from 0 to 1. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
