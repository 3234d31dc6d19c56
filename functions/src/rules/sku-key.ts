/** Two SKUs that differ in case or blanks alone are one to whoever reads them from a label. */
export const skuKey = (sku: string): string => sku.trim().replaceAll(/\s+/g, ' ').toUpperCase()
