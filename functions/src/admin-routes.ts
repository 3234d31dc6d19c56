import type { AdminArea } from './connect-admin.ts'
import { uploadRoutes } from './features/images/upload.routes.ts'
import { adminOrderRoutes } from './features/orders/admin-orders.routes.ts'
import { editingRoutes } from './features/products/editing/editing.routes.ts'

/** What admins alone may call; each endpoint says so itself. */
export const adminRoutes = (admin: AdminArea) => [
  ...editingRoutes(admin.editing),
  ...uploadRoutes(admin.uploads),
  ...adminOrderRoutes(admin.orders),
]
