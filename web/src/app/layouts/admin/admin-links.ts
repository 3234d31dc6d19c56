import {
  Activity,
  BadgeCheck,
  BellRing,
  ChartNoAxesColumn,
  FileSpreadsheet,
  FileText,
  History,
  Mail,
  MessageSquareText,
  Package,
  ReceiptIndianRupee,
  Settings,
  Scale,
  Store,
  Undo2,
  Users,
  Wallet,
} from 'lucide-react'
import { paths } from '#lib/paths.ts'

/** Spec §2: Users, Products, Orders and Shop (back to /), plus what else the shop's owner needs. */
export const ADMIN_LINKS = [
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
      { id: 'compliance', to: paths.adminCompliance(), Icon: BadgeCheck },
      { id: 'reviews', to: paths.adminReviews, Icon: MessageSquareText },
      { id: 'waiting', to: paths.adminWaiting, Icon: BellRing },
    ],
  },
  {
    group: 'people',
    links: [
      { id: 'users', to: paths.adminUsers, Icon: Users },
      { id: 'grievances', to: paths.adminGrievances, Icon: Scale },
      { id: 'newsletter', to: paths.adminNewsletter, Icon: Mail },
    ],
  },
  {
    group: 'business',
    links: [
      { id: 'settings', to: paths.adminSettings(), Icon: Settings },
      { id: 'pages', to: paths.adminPages, Icon: FileText },
      { id: 'gst', to: paths.adminGst, Icon: FileSpreadsheet },
      { id: 'audit', to: paths.adminAudit(), Icon: History },
      { id: 'status', to: paths.adminStatus, Icon: Activity },
      { id: 'shop', to: paths.home, Icon: Store, isExact: true },
    ],
  },
] as const

/** What a packer has of it. */
export const PACKERS_LINKS = [
  {
    group: 'today',
    links: [
      { id: 'orders', to: paths.adminOrders, Icon: ReceiptIndianRupee },
      { id: 'shop', to: paths.home, Icon: Store, isExact: true },
    ],
  },
] as const
