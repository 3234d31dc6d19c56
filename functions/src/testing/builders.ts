import { randomUUID } from 'node:crypto'
import { usualCharges } from '@bartan/contract/delivery/usual-charges'
import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import { DEFAULT_SHIPPING } from '@bartan/contract/pricing/shipping'
import { skuKey } from '@bartan/contract/products/fields/sku'
import { asSku } from '@bartan/contract/products/product-id'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { toPaise, rupees } from '@bartan/contract/shared/money'
import { addressOf } from '@bartan/contract/testing/people'
import { asPhone } from '@bartan/contract/users/rules'
import type { ProductDocument } from '#database/product-documents.ts'

const [KITCHEN] = CATEGORIES

/** Builders: a test states only what matters to it. */

type NewProduct = Omit<ProductDocument, 'createdAt' | 'updatedAt' | 'deletedAt'>

/** Prices in rupees, which is how readers think of them; those of variants as they are stored. */
export type GivenProduct = Partial<Omit<NewProduct, 'price' | 'originalPrice'>> & {
  price?: number
  originalPrice?: number
}

export const aProduct = ({
  price = 100,
  originalPrice,
  sku = asSku(`SKU-${randomUUID()}`),
  ...product
}: GivenProduct = {}): NewProduct => ({
  name: 'Steel Bottle',
  description: 'Keeps water cool all day.',
  price: toPaise(rupees(price)),
  ...(originalPrice !== undefined && { originalPrice: toPaise(rupees(originalPrice)) }),
  countInStock: 10,
  sku,
  skuKey: skuKey(sku),
  category: KITCHEN,
  brand: 'Prakash',
  sizes: ['Small', 'Large'],
  colors: ['Red', 'Blue'],
  collection: 'Everyday',
  material: 'Steel',
  images: [
    { url: '/images/upload/v1/products/red.webp', altText: 'Red bottle' },
    { url: '/images/upload/v1/products/blue.webp', altText: 'Blue bottle' },
  ],
  sold: 0,
  ...product,
})

export const anAddress = (address: Partial<ShippingAddress> = {}): ShippingAddress => ({
  ...addressOf(asPhone('9876543210')),
  lastName: 'Devi',
  address: '12 Lanka Road',
  city: 'Varanasi',
  postalCode: '221005',
  ...address,
})

/** What an order of goods for so many rupees comes to, whatever the shop asks for shipping. */
export const chargesOf = (itemsPrice: number) =>
  usualCharges([{ price: rupees(itemsPrice), quantity: 1 }], { shipping: DEFAULT_SHIPPING })

export const newGuestId = () => `guest_1763625600000_${randomUUID().replaceAll('-', '')}`

/** What goes into a cart; the test adds the product and the cart's owner. */
export const aChoice = (choice: object) => ({ size: 'Small', color: 'Red', quantity: 1, ...choice })
