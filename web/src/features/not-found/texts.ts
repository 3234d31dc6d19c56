import { translator } from '#i18n/translate.ts'

export const { useText, textIn } = translator('not-found', {
  notFound: 'Page not found',
  title: 'This shelf is empty',
  text: 'Page not found: it may have moved. Search for what you need, or start from one of our shelves.',
  search: 'Search the shop',
  example: 'Steel bottle, bucket…',
  find: 'Search',
  categories: 'Categories',
  home: 'Go to the home page',
  help: 'Ask us',
  productGone: 'We may no longer sell it, or the link is not quite right.',
  popular: 'Popular with shoppers',
})
