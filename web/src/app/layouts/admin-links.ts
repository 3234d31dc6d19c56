import {
  ChartNoAxesColumn,
  History,
  Mail,
  Package,
  ReceiptIndianRupee,
  Store,
  Users,
} from 'lucide-react'
import { paths } from '../../config/paths.ts'

/** Spec §2: Users, Products, Orders and Shop (back to /); and what the shop's owner needs beside them. */
export const ADMIN_LINKS = [
  { label: 'Dashboard', to: paths.admin, Icon: ChartNoAxesColumn, isExact: true },
  { label: 'Users', to: paths.adminUsers, Icon: Users },
  { label: 'Products', to: paths.adminProducts, Icon: Package },
  { label: 'Orders', to: paths.adminOrders, Icon: ReceiptIndianRupee },
  { label: 'Newsletter', to: paths.adminNewsletter, Icon: Mail },
  { label: 'Audit', to: paths.adminAudit(), Icon: History },
  { label: 'Shop', to: paths.home, Icon: Store, isExact: true },
] as const
