import {
  getAdminProduct,
  editProducts,
  changeProduct,
  createProduct,
  duplicateProduct,
  deleteProduct,
} from '@bartan/contract/products/admin-endpoints'
import { undoEdits } from '@bartan/contract/audit/endpoints'
import { handle } from '#http/framework/route.ts'
import type { EditingService } from './editing.service.ts'

export const editingRoutes = (products: EditingService) => [
  handle(getAdminProduct, ({ params }) => products.open(params.id)),
  handle(createProduct, ({ body, caller }) => products.create(body, caller)),
  handle(duplicateProduct, ({ params, caller }) => products.duplicate(params.id, caller)),
  handle(changeProduct, ({ params, body, caller }) => products.change(params.id, body, caller)),
  handle(deleteProduct, async ({ params, caller }) => {
    await products.remove(params.id, caller)
    return { message: 'Product deleted' }
  }),
  handle(editProducts, ({ body: { rows, batch }, caller }) =>
    products.editMany(rows, { by: caller, batch }),
  ),
  handle(undoEdits, ({ body, caller }) => products.undo(body.batch, caller)),
]
