import { translator } from '#i18n/translate.ts'

export const { useText } = translator('admin-export', {
  title: 'Moving out',
  about:
    'Everything in the shop is yours. The products are in the form of Shopify, which most shops read.',
  products: 'Products',
  customers: 'Customers',
  orders: 'Orders',
  failed: 'The file could not be made',
})
