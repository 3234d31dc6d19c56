import type { Role } from '@bartan/contract/shared/roles'
import {
  Activity,
  BadgeCheck,
  Banknote,
  BellRing,
  ChartNoAxesCombined,
  DatabaseBackup,
  FileSpreadsheet,
  FileText,
  History,
  KeyRound,
  Mail,
  Layers,
  Megaphone,
  MessageSquareText,
  Package,
  PackagePlus,
  ReceiptIndianRupee,
  Search,
  Settings,
  Scale,
  SearchX,
  ShoppingBag,
  Store,
  Sun,
  Tag,
  Undo2,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { TextId } from '#app/routes/admin/texts.ts'
import { paths } from '#lib/paths.ts'

export type MenuLink = { id: TextId; to: string; Icon: LucideIcon; isExact?: true }

/** A kind of work, and the pages where it is done: they show once one is there. */
export type MenuEntry = MenuLink & { inner?: readonly MenuLink[] }

/** Spec §2: Users, Products, Orders and Shop (back to /), plus the owner's other work. */
const MENU: readonly MenuEntry[] = [
  { id: 'today', to: paths.admin, Icon: Sun, isExact: true },
  {
    id: 'orders',
    to: paths.adminOrders,
    Icon: ReceiptIndianRupee,
    inner: [
      { id: 'returns', to: paths.adminReturns, Icon: Undo2 },
      { id: 'reminders', to: paths.adminReminders, Icon: ShoppingBag },
    ],
  },
  {
    id: 'products',
    to: paths.adminProducts,
    Icon: Package,
    inner: [
      { id: 'received', to: paths.adminReceived, Icon: PackagePlus },
      { id: 'offers', to: paths.adminOffers, Icon: Tag },
      { id: 'compliance', to: paths.adminCompliance(), Icon: BadgeCheck },
      { id: 'collections', to: paths.adminCollections, Icon: Layers },
      { id: 'heads', to: paths.adminHeads, Icon: Search },
      { id: 'feeds', to: paths.adminFeeds, Icon: Megaphone },
      { id: 'searches', to: paths.adminSearches, Icon: SearchX },
      { id: 'reviews', to: paths.adminReviews, Icon: MessageSquareText },
      { id: 'waiting', to: paths.adminWaiting, Icon: BellRing },
    ],
  },
  {
    id: 'users',
    to: paths.adminUsers,
    Icon: Users,
    inner: [
      { id: 'passwordRequests', to: paths.adminPasswordRequests, Icon: KeyRound },
      { id: 'grievances', to: paths.adminGrievances, Icon: Scale },
      { id: 'newsletter', to: paths.adminNewsletter, Icon: Mail },
    ],
  },
  {
    id: 'money',
    to: paths.adminCash,
    Icon: Wallet,
    inner: [
      { id: 'cash', to: paths.adminCash, Icon: Banknote },
      { id: 'reports', to: paths.adminReports, Icon: ChartNoAxesCombined },
      { id: 'gst', to: paths.adminGst, Icon: FileSpreadsheet },
    ],
  },
  {
    id: 'settings',
    to: paths.adminSettings(),
    Icon: Settings,
    inner: [
      { id: 'pages', to: paths.adminPages, Icon: FileText },
      { id: 'audit', to: paths.adminAudit(), Icon: History },
      { id: 'status', to: paths.adminStatus, Icon: Activity },
      { id: 'backup', to: paths.adminBackup, Icon: DatabaseBackup },
    ],
  },
  { id: 'shop', to: paths.home, Icon: Store, isExact: true },
]

/** Pages by role (contract §15). */
const PAGES_OF_ROLE: Record<Exclude<Role, 'customer' | 'admin'>, readonly TextId[]> = {
  packer: ['orders', 'shop'],
  catalogue: [
    'products',
    'received',
    'offers',
    'compliance',
    'collections',
    'heads',
    'feeds',
    'searches',
    'reviews',
    'shop',
  ],
  accounts: ['orders', 'cash', 'reports', 'gst', 'shop'],
}

/** Every page once: an entry whose page is among its inner ones is no page of its own. */
export const pagesOf = (role: Role): readonly MenuLink[] => {
  const all = MENU.flatMap(({ inner = [], ...entry }) =>
    inner.some(({ to }) => to === entry.to) ? inner : [entry, ...inner],
  )
  if (role === 'admin' || role === 'customer') return all
  return all.filter(({ id }) => PAGES_OF_ROLE[role].includes(id))
}

/** Pages that the menu has not, because another leads to them. */
export const FURTHER_PAGES: readonly Pick<MenuLink, 'id' | 'to'>[] = [
  { id: 'newOrder', to: paths.adminNewOrder },
  { id: 'comingBack', to: paths.adminComingBack },
  { id: 'createProduct', to: paths.adminCreateProduct },
  { id: 'prices', to: paths.adminPrices },
  { id: 'bulkEdit', to: paths.adminBulkEdit },
  { id: 'importProducts', to: paths.adminImport },
]

/** The menu of a role: work by kind for the owner, few pages in a row for staff. */
export const menuOf = (role: Role): readonly MenuEntry[] =>
  role === 'admin' || role === 'customer' ? MENU : pagesOf(role)

export const isShown = ({ to, isExact }: MenuLink, pathname: string): boolean =>
  pathname === to || (!isExact && pathname.startsWith(`${to}/`))
