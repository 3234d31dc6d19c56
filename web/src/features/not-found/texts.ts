import { translator } from '#i18n/translate.ts'

export const { useText } = translator('not-found', {
  notFound: 'Page not found',
  title: 'This shelf is empty',
  text: 'Page not found: it has moved, or never was. Search for what you need, or start from one of our shelves.',
  search: 'Search the shop',
  example: 'Steel bottle, bucket…',
  find: 'Search',
  categories: 'Categories',
  home: 'Go to the home page',
  help: 'Ask us',
  productGone: 'It may have left our shelves, or the address is not quite right.',
  popular: 'What others buy most',
})
