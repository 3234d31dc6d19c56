/** Two SKUs that differ only in case or blanks are the same to whoever reads them from a label. */
export const skuKey = (sku: string): string => sku.trim().replaceAll(/\s+/g, ' ').toUpperCase()
