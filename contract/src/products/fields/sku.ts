/** Signs that look like a hyphen: copied from a document, they would make another SKU of the same. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g

export const plainSku = (sku: string): string => sku.replaceAll(HYPHENS, '-')

/** Key by which SKUs are unique (contract §3): people who read a label can't tell case and blanks apart. */
export const skuKey = (sku: string): string =>
  plainSku(sku).trim().replaceAll(/\s+/g, ' ').toUpperCase()
