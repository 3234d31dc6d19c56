/**
 * The slug of a text: `Steel Bottle, 1 L` becomes `steel-bottle-1-l`. Shopify and WordPress make the same ones, so that
 * old addresses are recognized.
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’"]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
