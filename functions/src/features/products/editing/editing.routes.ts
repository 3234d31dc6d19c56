import { undoEdits } from '@bartan/contract/audit/endpoints'
import { changePrices } from '@bartan/contract/price-changes/endpoints'
import {
  getAdminProduct,
  editProducts,
  changeProduct,
  createProduct,
  duplicateProduct,
  deleteProduct,
} from '@bartan/contract/products/admin-endpoints'
import { receiveStock } from '@bartan/contract/stock/endpoints'
import { handle } from '#http/framework/route.ts'
import type { EditingService } from './editing.service.ts'

export const editingRoutes = (products: EditingService) => {
  const replyFromFacts = ({ _id }: { _id: string }) => products.open(_id)
  return [
    handle(getAdminProduct, ({ params }) => products.open(params.id)),
    handle(createProduct, ({ body, caller }) => products.create(body, caller), { replyFromFacts }),
    handle(duplicateProduct, ({ params, caller }) => products.duplicate(params.id, caller), {
      replyFromFacts,
    }),
    handle(changeProduct, ({ params, body, caller }) => products.change(params.id, body, caller), {
      replyFromFacts,
    }),
    handle(deleteProduct, ({ params, caller }) => products.remove(params.id, caller)),
    handle(editProducts, ({ body: { rows, batch }, caller }) =>
      products.editMany(rows, { by: caller, batch }),
    ),
    handle(changePrices, ({ body, caller }) => products.changePrices(body, caller)),
    handle(receiveStock, ({ body, caller }) => products.receive(body, caller)),
    handle(undoEdits, ({ body, caller }) => products.undo(body.batch, caller)),
  ]
}
