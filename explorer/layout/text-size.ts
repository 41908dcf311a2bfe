/** The diagrams use one monospaced font, so that a text has the same size in a worker, in Node and on the page. */
export const font = { family: 'ui-monospace, "DejaVu Sans Mono", monospace', size: 12, lineHeight: 17 } as const;

const characterWidth = 7.3;

export const widthOf = (text: string): number => Math.ceil(text.length * characterWidth);
