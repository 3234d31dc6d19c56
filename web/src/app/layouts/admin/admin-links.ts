import {
  BellRing,
  ChartNoAxesColumn,
  History,
  Mail,
  MessageSquareText,
  Package,
  ReceiptIndianRupee,
  Scale,
  Settings,
  Store,
  Users,
} from 'lucide-react'
import { paths } from '#lib/paths.ts'

/** Spec §2: Users, Products, Orders and Shop (back to /), plus what else the shop's owner needs. */
export const ADMIN_LINKS = [
  { id: 'dashboard', to: paths.admin, Icon: ChartNoAxesColumn, isExact: true },
  { id: 'users', to: paths.adminUsers, Icon: Users },
  { id: 'products', to: paths.adminProducts, Icon: Package },
  { id: 'orders', to: paths.adminOrders, Icon: ReceiptIndianRupee },
  { id: 'reviews', to: paths.adminReviews, Icon: MessageSquareText },
  { id: 'grievances', to: paths.adminGrievances, Icon: Scale },
  { id: 'waiting', to: paths.adminWaiting, Icon: BellRing },
  { id: 'newsletter', to: paths.adminNewsletter, Icon: Mail },
  { id: 'audit', to: paths.adminAudit(), Icon: History },
  { id: 'settings', to: paths.adminSettings(), Icon: Settings },
  { id: 'shop', to: paths.home, Icon: Store, isExact: true },
] as const
