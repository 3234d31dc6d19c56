/** Formats on couriers' labels. */
export const FORMATS = ['code_128', 'code_39', 'itf', 'ean_13', 'qr_code'] as const
