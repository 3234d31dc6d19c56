/** As the server compares SKUs: letters' case and runs of blanks are no difference. */
export const skuKey = (sku: string): string => sku.trim().replaceAll(/\s+/g, ' ').toUpperCase()
