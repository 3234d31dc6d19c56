import { productIdInput } from '../products/product-id-schema.ts'
import { choice } from '../shared/field.ts'

/** What names a line in a body. */
export const lineKeyInput = {
  productId: productIdInput('productId'),
  size: choice('size'),
  color: choice('color'),
}
