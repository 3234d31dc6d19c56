import { adminTranslator } from '#components/admin-words/texts.ts'

export const { useText } = adminTranslator('admin-export', {
  title: 'Moving out',
  about:
    'Everything in the shop is yours. The products are in the form of Shopify, which most shops read.',
  failed: 'The file could not be made',
})
