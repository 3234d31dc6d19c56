export type Choice = { size?: string | undefined; color?: string | undefined }

/**
 * What people call the choice of a product, wherever they read it: `Red · 18 L`; '' where there is nothing to choose.
 *
 * @param shown a color or a size in the words of the reader
 */
export const choiceName = (
  { size = '', color = '' }: Choice,
  shown: (value: string) => string = String,
): string =>
  [color, size]
    .filter((part) => part !== '')
    .map((part) => shown(part))
    .join(' · ')
