import { adminTranslator } from '#components/admin-words/texts.ts'

export const { useText } = adminTranslator('admin-feeds', {
  google: 'For Google Merchant Center',
  meta: 'For Meta: Facebook, Instagram, WhatsApp',
  links: 'Addresses of the feeds',
  linksAbout:
    'Give an address to the program once; it comes for the file by itself. Prices and stock are those of the shop.',
  items:
    '{count, plural, one {# item is} other {# items are}} in the feeds: one for each size and color.',
  filters: 'What is missing',
  'of.google': 'Google',
  'of.meta': 'Meta',
  nothing: 'has all it asks for',
  lackOf: '{feed}: {lack}',
  'lack.picture': 'Left out: no picture',
  'lack.restricted': 'Left out: may not be advertised',
  'lack.largePicture': 'Picture of 800 pixels',
  'lack.gtin': 'Bar code (GTIN)',
  'lack.mrp': 'MRP',
  'lack.countryOfOrigin': 'Country of origin',
  'lack.manufacturer': 'Manufacturer',
  'lack.importer': 'Importer',
  products: 'Products that lack something',
  missing: 'Missing',
  complete: 'No product lacks this.',
})
