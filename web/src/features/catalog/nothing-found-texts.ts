import { translator } from '#i18n/translate.ts'

export const { useText } = translator('nothing-found', {
  near: 'This comes near it',
  popular: 'What others buy most',
  clearAllFilters: 'Clear all filters',
  didYouMean: 'Did you mean',
  'without-category': 'Try without the category',
  'without-color': 'Try without the color',
  'without-size': 'Try without the size',
  'without-material': 'Try without the material',
  'without-brand': 'Try without the brand',
  'without-countryOfOrigin': 'Try without the country of origin',
  'without-price': 'Try without the price',
  'without-inStock': 'Try with what is sold out',
  'without-discount': 'Try without the discount',
  'without-rating': 'Try without the rating',
  'without-search': 'Try without the search',
  tooMany: 'No product has all of these at once. Take a filter away, or start afresh.',
  nothingYet: 'Nothing here yet: new goods are on their way.',
  tryAnother: 'Try another word, such as thali, tiffin, bucket or bottle.',
})
