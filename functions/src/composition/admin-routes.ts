import { auditRoutes } from '#features/audit/audit.routes.ts'
import { waitingPhoneRoutes } from '#features/back-in-stock/back-in-stock.routes.ts'
import { backupRoutes } from '#features/backup/backup.routes.ts'
import { cashRoutes } from '#features/cash/cash.routes.ts'
import { phoneOrderRoutes } from '#features/checkout/checkout.routes.ts'
import { adminContentRoutes } from '#features/content/content.routes.ts'
import { gstRoutes } from '#features/gst/gst.routes.ts'
import { uploadRoutes } from '#features/images/images.routes.ts'
import { subscriberRoutes } from '#features/newsletter/newsletter.routes.ts'
import { offerRoutes } from '#features/offers/offers.routes.ts'
import { adminOrderRoutes } from '#features/orders/admin/admin-orders.routes.ts'
import { deskRoutes } from '#features/orders/desk/desk.routes.ts'
import { editingRoutes } from '#features/products/editing/editing.routes.ts'
import { importRoutes } from '#features/products/importing/imports.routes.ts'
import { adminListRoutes } from '#features/products/products.routes.ts'
import { paperCodeRoutes, readingRoutes } from '#features/products/reading/reading.routes.ts'
import { reportRoutes } from '#features/reports/reports.routes.ts'
import { adminSettingsRoutes } from '#features/settings/settings.routes.ts'
import { statsRoutes } from '#features/stats/stats.routes.ts'
import { statusRoutes } from '#features/status/status.routes.ts'
import { stockRoutes } from '#features/stock/stock.routes.ts'
import { todayRoutes } from '#features/today/today.routes.ts'
import { adminUserRoutes } from '#features/users/admin/admin-users.routes.ts'
import { passwordRequestRoutes } from '#features/users/forgotten/password-requests.routes.ts'
import type { AdminArea } from './connect-admin.ts'

/** Calls for admins only; each endpoint declares its access. */
export const adminRoutes = (admin: AdminArea) => [
  ...adminSettingsRoutes(admin.settings),
  ...adminContentRoutes(admin.content),
  ...adminListRoutes(admin.products),
  ...editingRoutes(admin.editing),
  ...importRoutes(admin.imports),
  ...uploadRoutes(admin.uploads),
  ...adminOrderRoutes(admin.orders),
  ...deskRoutes(admin.desk),
  ...phoneOrderRoutes(admin.phoneOrders),
  ...readingRoutes(admin.reading),
  ...paperCodeRoutes(admin.paperCodes),
  ...adminUserRoutes(admin.users),
  ...passwordRequestRoutes(admin.passwordRequests),
  ...offerRoutes(admin.offers),
  ...auditRoutes(admin.audit),
  ...gstRoutes(admin.gst),
  ...cashRoutes(admin.cash),
  ...stockRoutes(admin.ledger),
  ...reportRoutes(admin.reports),
  ...statusRoutes(admin.status),
  ...backupRoutes(admin.backup),
  ...statsRoutes(admin),
  ...todayRoutes(admin.today),
  ...subscriberRoutes(admin.subscribers),
  ...waitingPhoneRoutes(admin.waitingPhones),
]
