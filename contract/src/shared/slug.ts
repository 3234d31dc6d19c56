/**
 * What an address calls something: `Steel Bottle, 1 L` is `steel-bottle-1-l`. Shopify and WordPress make them likewise, so
 * that an old address is recognized.
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’"]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
