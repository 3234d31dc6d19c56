import {
  Activity,
  BadgeCheck,
  BellRing,
  ChartNoAxesCombined,
  ChartNoAxesColumn,
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
  Tag,
  Undo2,
  Users,
  Wallet,
} from 'lucide-react'
import { paths } from '#lib/paths.ts'
import type { Role } from '@bartan/contract/shared/roles'

/** Spec §2: Users, Products, Orders and Shop (back to /), plus further pages for the shop's owner. */
const ADMIN_LINKS = [
  {
    group: 'today',
    links: [
      { id: 'dashboard', to: paths.admin, Icon: ChartNoAxesColumn, isExact: true },
      { id: 'orders', to: paths.adminOrders, Icon: ReceiptIndianRupee },
      { id: 'returns', to: paths.adminReturns, Icon: Undo2 },
      { id: 'cash', to: paths.adminCash, Icon: Wallet },
    ],
  },
  {
    group: 'goods',
    links: [
      { id: 'products', to: paths.adminProducts, Icon: Package },
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
    group: 'people',
    links: [
      { id: 'users', to: paths.adminUsers, Icon: Users },
      { id: 'passwordRequests', to: paths.adminPasswordRequests, Icon: KeyRound },
      { id: 'grievances', to: paths.adminGrievances, Icon: Scale },
      { id: 'newsletter', to: paths.adminNewsletter, Icon: Mail },
      { id: 'reminders', to: paths.adminReminders, Icon: ShoppingBag },
    ],
  },
  {
    group: 'business',
    links: [
      { id: 'reports', to: paths.adminReports, Icon: ChartNoAxesCombined },
      { id: 'settings', to: paths.adminSettings(), Icon: Settings },
      { id: 'pages', to: paths.adminPages, Icon: FileText },
      { id: 'gst', to: paths.adminGst, Icon: FileSpreadsheet },
      { id: 'audit', to: paths.adminAudit(), Icon: History },
      { id: 'status', to: paths.adminStatus, Icon: Activity },
      { id: 'backup', to: paths.adminBackup, Icon: DatabaseBackup },
      { id: 'shop', to: paths.home, Icon: Store, isExact: true },
    ],
  },
] as const

type LinkId = (typeof ADMIN_LINKS)[number]['links'][number]['id']

/** Links by role (contract §15). */
const LINKS_OF_ROLE: Record<Exclude<Role, 'customer' | 'admin'>, readonly LinkId[]> = {
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

const ALL_LINKS = ADMIN_LINKS.flatMap(({ links }) => [...links])

/** The menu for a staff role. */
export const linksOf = (role: Role) => {
  if (role === 'admin' || role === 'customer') return ADMIN_LINKS
  const own = LINKS_OF_ROLE[role]
  return [{ group: 'today', links: ALL_LINKS.filter(({ id }) => own.includes(id)) }] as const
}
