import { translator } from '#i18n/translate.ts'

export const { useText, textIn } = translator('search', {
  searchProducts: 'Search products',
  example: 'Search thali, tiffin, bucket…',
  submit: 'Submit search',
  close: 'Close search',
  suggestions: 'Suggested products',
  suggestionsFound: '{count, plural, one {# suggestion} other {# suggestions}}, use the arrow keys',
  allResults: 'All results for “{typed}”',
  nothing: 'No results for “{typed}”. Popular searches:',
  popular: 'Popular searches',
  popularWords: 'Thali, Tiffin, Pressure cooker, Steel bottle, Bucket, Masala dabba',
})
