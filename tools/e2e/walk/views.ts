import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import type { Role, StaffRole } from '@bartan/contract/shared/roles'

/** Parts of addresses that differ between shops. */
type Known = {
  product: string
  order: string
  /** Fetches, as an admin, a list from the API and returns its first entry's id. */
  firstOf: (list: string) => Promise<string>
}

export type View = {
  name: string
  path: (known: Known) => string | Promise<string>
  as: 'guest' | Role
  /** Selector of the part whose controls are pressed. The layout's own controls are pressed on one view only. */
  root: string
  /** Whether the cart must contain something. */
  cart?: boolean
}

const PAGE = 'main'
const ALL = 'body'

const at = (path: string) => () => path

const guest = (name: string, path: View['path'], more: Partial<View> = {}): View => ({
  name,
  path,
  as: 'guest',
  root: PAGE,
  ...more,
})
const customer = (name: string, path: View['path']): View => ({
  ...guest(name, path),
  as: 'customer',
})
const admin = (name: string, path: View['path'], root = PAGE): View => ({
  ...guest(name, path),
  as: 'admin',
  root,
})

export const SHOP_VIEWS: readonly View[] = [
  guest('shop home', at('/'), { root: ALL, cart: true }),
  guest('shop list', at('/collections/all')),
  guest('shop list, filtered', at('/collections/all?category=Kitchen&color=Blue&sortBy=priceAsc')),
  guest('shop search', at('/collections/all?search=bucket')),
  guest('shop nothing found', at('/collections/all?search=qwertyuiop')),
  guest('shop product', ({ product }) => `/product/${product}`),
  guest('shop no product', at('/product/none')),
  guest('shop login', at('/login')),
  guest('shop register', at('/register')),
  guest('shop wishlist', at('/wishlist')),
  guest('shop checkout of a guest', at('/checkout'), { cart: true }),
  guest('shop offers', at('/offers')),
  guest('shop complaints', at('/grievances')),
  guest('shop track', at('/track')),
  guest('shop unsubscribe', at('/unsubscribe')),
  guest('shop no page', at('/no-such-page')),
  ...CONTENT_SLUGS.map((slug) => guest(`shop ${slug}`, at(contentPath(slug)))),
  customer('shop profile', at('/profile')),
  customer('shop my orders', at('/my-orders')),
  customer('shop order', ({ order }) => `/order/${order}`),
  customer('shop invoice', ({ order }) => `/order/${order}/invoice`),
  { ...customer('shop checkout', at('/checkout')), cart: true },
]

const SETTINGS_TOPICS = [
  'shop',
  'delivery',
  'orders',
  'messages',
  'categories',
  'home',
  'announcements',
  'languages',
  'legal',
  'retention',
  'look',
]

export const ADMIN_VIEWS: readonly View[] = [
  admin('admin dashboard', at('/admin'), ALL),
  admin('admin orders', at('/admin/orders')),
  admin(
    'admin order',
    async ({ firstOf }) => `/admin/orders/${await firstOf('/api/admin/orders?limit=1')}`,
  ),
  admin(
    'admin delivered order',
    async ({ firstOf }) =>
      `/admin/orders/${await firstOf('/api/admin/orders?status=Delivered&limit=1')}`,
  ),
  admin('admin new order', at('/admin/orders/new')),
  admin('admin returns', at('/admin/returns')),
  admin('admin cash', at('/admin/cash')),
  admin('admin coming back', at('/admin/orders/coming-back')),
  admin('admin products', at('/admin/products')),
  admin('admin stock', at('/admin/products?stock=low')),
  admin('admin bulk edit', at('/admin/products/bulk')),
  admin('admin prices', at('/admin/products/prices')),
  admin('admin product', ({ product }) => `/admin/products/${product}/edit`),
  admin('admin preview', ({ product }) => `/admin/products/${product}/preview`),
  admin('admin new product', at('/admin/create-product')),
  admin('admin offers', at('/admin/offers')),
  admin('admin new offer', at('/admin/offers/new')),
  admin('admin compliance', at('/admin/compliance')),
  admin('admin import', at('/admin/products/import')),
  admin(
    'admin offer',
    async ({ firstOf }) => `/admin/offers/${await firstOf('/api/admin/offers?limit=1')}`,
  ),
  admin('admin collections', at('/admin/collections')),
  admin('admin search results', at('/admin/search-results')),
  admin('admin feeds', at('/admin/feeds')),
  admin('admin searches', at('/admin/searches')),
  admin('admin reviews', at('/admin/reviews')),
  admin('admin waiting', at('/admin/waiting')),
  admin('admin users', at('/admin/users')),
  admin(
    'admin user',
    async ({ firstOf }) =>
      `/admin/users/${await firstOf('/api/admin/users?role=customer&limit=1')}`,
  ),
  admin('admin forgotten passwords', at('/admin/password-requests')),
  admin('admin complaints', at('/admin/grievances')),
  admin('admin newsletter', at('/admin/newsletter')),
  admin('admin reminders', at('/admin/reminders')),
  admin('admin settings', at('/admin/settings')),
  ...SETTINGS_TOPICS.map((topic) =>
    admin(`admin settings ${topic}`, at(`/admin/settings/${topic}`)),
  ),
  admin('admin pages', at('/admin/pages')),
  ...CONTENT_SLUGS.slice(0, 1).map((slug) =>
    admin(`admin page ${slug}`, at(`/admin/pages/${slug}`)),
  ),
  admin('admin received', at('/admin/received')),
  admin('admin reports', at('/admin/reports')),
  admin('admin products report', at('/admin/reports/products')),
  admin('admin places report', at('/admin/reports/places')),
  admin('admin customers report', at('/admin/reports/customers')),
  admin('admin stock report', at('/admin/reports/stock')),
  admin('admin gst', at('/admin/gst')),
  admin('admin audit', at('/admin/audit')),
  admin('admin status', at('/admin/status')),
  admin('admin backup', at('/admin/backup')),
]

const OF_STAFF: Record<StaffRole, readonly string[]> = {
  packer: ['orders', 'order', 'delivered order', 'coming back'],
  catalogue: [
    'products',
    'product',
    'preview',
    'new product',
    'bulk edit',
    'import',
    'received',
    'offers',
    'compliance',
    'collections',
    'search results',
    'feeds',
    'searches',
    'reviews',
  ],
  accounts: [
    'orders',
    'order',
    'delivered order',
    'cash',
    'gst',
    'reports',
    'products report',
    'places report',
    'customers report',
    'stock report',
  ],
}

/** Admin views that each staff role may open. */
export const STAFF_VIEWS: readonly View[] = Object.entries(OF_STAFF).flatMap(([role, names]) =>
  ADMIN_VIEWS.filter(({ name }) => names.includes(name.replace('admin ', ''))).map((view) => ({
    ...view,
    name: view.name.replace('admin', role),
    as: role as StaffRole,
  })),
)
