import type { Account } from '@bartan/contract/admin-users/endpoints'
import { csvFile, type Row } from '@bartan/contract/csv/write-csv'
import type { StaffOrder, OrderLine } from '@bartan/contract/orders/schema'
import { shopifyRows } from '@bartan/contract/products/shopify-csv'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { fileTime } from '@bartan/contract/shared/shop-day'
import { DownloadButton } from '#components/ui/download-button.tsx'
import { Card, Heading, Note } from '#components/ui/elements.tsx'
import { call, callWithHeaders } from '#lib/api/api-client.ts'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from './texts.ts'

type Cell = (order: StaffOrder, line: OrderLine) => string | number | undefined

/** One row per line; each repeats the order's values, so that spreadsheets can filter. */
const CELLS: Readonly<Record<string, Cell>> = {
  number: ({ number }) => number,
  date: ({ createdAt }) => fileTime(createdAt),
  status: ({ status }) => status,
  delivered: ({ deliveredAt }) => deliveredAt && fileTime(deliveredAt),
  customer: ({ shippingAddress: { firstName, lastName } }) => `${firstName} ${lastName}`.trim(),
  phone: ({ shippingAddress }) => shippingAddress.phone,
  email: ({ user }) => user.email,
  address: ({ shippingAddress }) => shippingAddress.address,
  city: ({ shippingAddress }) => shippingAddress.city,
  postalCode: ({ shippingAddress }) => shippingAddress.postalCode,
  country: ({ shippingAddress }) => shippingAddress.country,
  gstin: ({ buyerGstin }) => buyerGstin,
  sku: (_order, { sku }) => sku,
  product: (_order, { name }) => name,
  size: (_order, { size }) => size,
  color: (_order, { color }) => color,
  quantity: (_order, { quantity }) => quantity,
  price: (_order, { price }) => price,
  lineDiscount: (_order, { discount }) => discount,
  itemsPrice: ({ itemsPrice }) => itemsPrice,
  discount: ({ discount }) => discount,
  couponCode: ({ couponCode }) => couponCode,
  shippingPrice: ({ shippingPrice }) => shippingPrice,
  totalPrice: ({ totalPrice }) => totalPrice,
  toCollect: ({ toCollect }) => toCollect,
  balance: ({ balance }) => balance,
  courier: ({ shipment }) => shipment?.courier,
  awb: ({ shipment }) => shipment?.awb,
}

export const orderRows = (orders: readonly StaffOrder[]): Row[] => [
  Object.keys(CELLS),
  ...orders.flatMap((order) =>
    order.orderItems.map((line) => Object.values(CELLS).map((cellOf) => cellOf(order, line) ?? '')),
  ),
]

const COLUMNS = ['name', 'phone', 'email', 'registered'] as const

/** Accounts as a table, without passwords. */
export const customerRows = (customers: readonly Account[]): Row[] => [
  COLUMNS,
  ...customers.map(({ name, phone, email = '', createdAt }) => [
    name,
    phone,
    email,
    fileTime(createdAt),
  ]),
]

type Part<T> = { reply: T[]; headers: Headers }

/** Reads by cursor, so that added or removed rows shift no others. */
const readAll = async <T,>(readPart: (cursor: string) => Promise<Part<T>>): Promise<T[]> => {
  const all: T[] = []
  let cursor = ''
  do {
    const { reply, headers } = await readPart(cursor)
    all.push(...reply)
    cursor = headers.get('x-next-cursor') ?? ''
  } while (cursor)
  return all
}

const limit = String(ADMIN_LIST_LIMIT)

export const allCustomers = (): Promise<Account[]> =>
  readAll((cursor) =>
    callWithHeaders('GET /api/admin/users', { query: { role: 'customer', cursor, limit } }),
  )

/** Practice orders are in no sum, and so in no file that is summed. */
export const allOrders = async (): Promise<StaffOrder[]> => {
  const all = await readAll((cursor) =>
    callWithHeaders('GET /api/admin/orders', { query: { cursor, limit } }),
  )
  return all.filter(({ practice }) => !practice)
}

const FILES = {
  products: async () => shopifyRows(await call('GET /api/admin/products'), location.origin),
  customers: async () => customerRows(await allCustomers()),
  orders: async () => orderRows(await allOrders()),
} as const satisfies Record<string, () => Promise<Row[]>>

type FileName = keyof typeof FILES

const NAMES = Object.keys(FILES) as FileName[]

/** Exports all data of the shop as files for other shops and spreadsheets. */
export const ExportShop = () => {
  const t = useText()
  return (
    <Card className={grid({ gap: '3', mt: '6' })} as="section">
      <Heading size="small">{t('title')}</Heading>
      <Note>{t('about')}</Note>
      <div className={wrap({ gap: '2' })}>
        {NAMES.map((name) => (
          <DownloadButton
            key={name}
            name={`${name}.csv`}
            label={t(name)}
            failure={t('failed')}
            read={async () => csvFile(await FILES[name]())}
          />
        ))}
      </div>
    </Card>
  )
}
