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
import { adminPaths } from '#lib/admin-paths.ts'
import { paths } from '#lib/paths.ts'

export type MenuLink = { id: TextId; to: string; Icon: LucideIcon; isExact?: true }

/** A kind of work, and the pages where it is done: they show once one is there. */
export type MenuEntry = MenuLink & { inner?: readonly MenuLink[] }

/** Spec §2: Users, Products, Orders and Shop (back to /), plus the owner's other work. */
const MENU: readonly MenuEntry[] = [
  { id: 'today', to: paths.admin, Icon: Sun, isExact: true },
  {
    id: 'orders',
    to: adminPaths.orders,
    Icon: ReceiptIndianRupee,
    inner: [
      { id: 'returns', to: adminPaths.returns, Icon: Undo2 },
      { id: 'reminders', to: adminPaths.reminders, Icon: ShoppingBag },
    ],
  },
  {
    id: 'products',
    to: adminPaths.products,
    Icon: Package,
    inner: [
      { id: 'received', to: adminPaths.received, Icon: PackagePlus },
      { id: 'offers', to: adminPaths.offers, Icon: Tag },
      { id: 'compliance', to: adminPaths.compliance(), Icon: BadgeCheck },
      { id: 'collections', to: adminPaths.collections, Icon: Layers },
      { id: 'heads', to: adminPaths.heads, Icon: Search },
      { id: 'feeds', to: adminPaths.feeds, Icon: Megaphone },
      { id: 'searches', to: adminPaths.searches, Icon: SearchX },
      { id: 'reviews', to: adminPaths.reviews, Icon: MessageSquareText },
      { id: 'waiting', to: adminPaths.waiting, Icon: BellRing },
    ],
  },
  {
    id: 'users',
    to: adminPaths.users,
    Icon: Users,
    inner: [
      { id: 'passwordRequests', to: adminPaths.passwordRequests, Icon: KeyRound },
      { id: 'grievances', to: adminPaths.grievances, Icon: Scale },
      { id: 'newsletter', to: adminPaths.newsletter, Icon: Mail },
    ],
  },
  {
    id: 'money',
    to: adminPaths.cash,
    Icon: Wallet,
    inner: [
      { id: 'cash', to: adminPaths.cash, Icon: Banknote },
      { id: 'reports', to: adminPaths.reports, Icon: ChartNoAxesCombined },
      { id: 'gst', to: adminPaths.gst, Icon: FileSpreadsheet },
    ],
  },
  {
    id: 'settings',
    to: adminPaths.settings(),
    Icon: Settings,
    inner: [
      { id: 'pages', to: adminPaths.pages, Icon: FileText },
      { id: 'audit', to: adminPaths.audit(), Icon: History },
      { id: 'status', to: adminPaths.status, Icon: Activity },
      { id: 'backup', to: adminPaths.backup, Icon: DatabaseBackup },
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
  accounts: ['orders', 'returns', 'cash', 'reports', 'gst', 'shop'],
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
  { id: 'newOrder', to: adminPaths.newOrder },
  { id: 'comingBack', to: adminPaths.comingBack },
  { id: 'createProduct', to: adminPaths.createProduct },
  { id: 'prices', to: adminPaths.prices },
  { id: 'bulkEdit', to: adminPaths.bulkEdit },
  { id: 'importProducts', to: adminPaths.import },
]

/** The menu of a role: work by kind for the owner, few pages in a row for staff. */
export const menuOf = (role: Role): readonly MenuEntry[] =>
  role === 'admin' || role === 'customer' ? MENU : pagesOf(role)

export const isShown = ({ to, isExact }: MenuLink, pathname: string): boolean =>
  pathname === to || (!isExact && pathname.startsWith(`${to}/`))
