import { translator } from '#i18n/translate.ts'

/** Texts of the table, which load later than the page's. */
export const { useText, textIn } = translator('label', {
  title: 'Product information',
  about: 'As printed on the label',
  mrp: 'MRP, inclusive of all taxes',
  genericName: 'Generic name',
  netQuantity: 'Net quantity',
  manufacturer: 'Manufacturer',
  packer: 'Packer',
  importer: 'Importer',
  countryOfOrigin: 'Country of origin',
  bis: 'BIS standard and licence',
  exempt: 'Exempt',
  hsn: 'HSN',
  care: 'Consumer care',
})
