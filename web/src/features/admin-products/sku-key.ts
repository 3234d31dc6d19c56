/** Compares SKUs as the server does: case and repeated blanks make no difference. */
export const skuKey = (sku: string): string => sku.trim().replaceAll(/\s+/g, ' ').toUpperCase()
