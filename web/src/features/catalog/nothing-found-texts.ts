import { translator } from '#i18n/translate.ts'

export const { useText } = translator('nothing-found', {
  near: 'Close matches',
  popular: 'Popular with shoppers',
  clearAllFilters: 'Clear all filters',
  didYouMean: 'Did you mean',
  'without-category': 'Try without the category',
  'without-color': 'Try without the color',
  'without-size': 'Try without the size',
  'without-material': 'Try without the material',
  'without-brand': 'Try without the brand',
  'without-countryOfOrigin': 'Try without the country of origin',
  'without-price': 'Try without the price',
  'without-inStock': 'Include sold-out products',
  'without-discount': 'Try without the discount',
  'without-rating': 'Try without the rating',
  'without-search': 'Try without the search',
  tooMany: 'No product matches all of these filters. Remove one, or start again.',
  nothingYet: 'Nothing here yet: new products are on their way.',
  tryAnother: 'Try another word, such as thali, tiffin, bucket or bottle.',
})
