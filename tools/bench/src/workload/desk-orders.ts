import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { HOUR_MS } from '@bartan/contract/shared/shop-day'
import type { ShopData, ShopOrder } from '@bartan/contract/shop-data'
import { NO_PHONE } from '@bartan/contract/users/rules'

const CITIES = [
  ['Pune', '411001'],
  ['Siwan', '841226'],
  ['Chennai', '600001'],
  ['Kolkata', '700001'],
] as const

/** Number of open orders in a shop that has sold for years. */
const PROCESSING = 800
const SHIPPED = 1200

const statusOf = (age: number): OrderStatus => {
  if (age < PROCESSING) return 'Processing'
  if (age < PROCESSING + SHIPPED) return 'Shipped'
  return age % 12 === 0 ? 'Cancelled' : 'Delivered'
}

/** Past orders, one per hour, by the shop's customers under differing names. */
export const deskOrders = (
  { accounts, products }: Pick<ShopData, 'accounts' | 'products'>,
  count: number,
): ShopOrder[] => {
  const customers = accounts.filter(({ role }) => role === 'customer')
  const now = Date.now()
  return Array.from({ length: count }, (_, age) => {
    const { phone = NO_PHONE, name = '' } = customers[age % customers.length] ?? {}
    const [city, postalCode] = CITIES[age % CITIES.length] ?? CITIES[0]
    const product = products[age % products.length]
    if (!product) throw new Error('A shop without products sells nothing')
    return {
      phone,
      createdAt: new Date(now - (age + 1) * HOUR_MS).toISOString(),
      status: statusOf(age),
      shippingAddress: {
        firstName: name.split(' ')[0] ?? name,
        lastName: `Bench${age}`,
        address: `${age} Station Road`,
        city,
        postalCode,
        country: 'India',
        phone,
      },
      lines: [
        {
          sku: product.sku,
          size: product.sizes[0] ?? '',
          color: product.colors[0] ?? '',
          quantity: 1 + (age % 3),
        },
      ],
    }
  })
}
