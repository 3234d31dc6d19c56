import { skuKey } from '@bartan/contract/products/fields/sku'
import type { Received, ReceivedInput } from '@bartan/contract/stock/schema'
import type { Caller } from '#domain/caller.ts'
import type { StoredProduct } from '../edit.ts'
import type { EditingContext } from '../editing.repository.ts'
import type { ProductFields } from '../product-fields.ts'
import { unknownSku, withReceived } from './received-units.ts'

const afterAll = (
  { lines }: ReceivedInput,
  owners: ReadonlyMap<string, StoredProduct>,
): { changed: Map<StoredProduct, ProductFields>; replies: Received['lines'] } => {
  const changed = new Map<StoredProduct, ProductFields>()
  const replies = lines.map((line, place) => {
    const path = `lines.${place}`
    const owner = owners.get(skuKey(line.sku))
    if (!owner) throw unknownSku(path, line.sku)
    const after = withReceived(changed.get(owner) ?? owner.fields, line, path)
    changed.set(owner, after.fields)
    return after.reply
  })
  return { changed, replies }
}

/** Adds received goods to stock: all lines in one transaction, or none. */
export const receiveStock =
  ({ edit, productsChanged, clock }: EditingContext) =>
  async (input: ReceivedInput, by: Caller): Promise<Received> => {
    const at = clock.now().toISOString()
    const delivery = {
      ...(input.supplier && { supplier: input.supplier }),
      ...(input.reference && { reference: input.reference }),
    }
    const { reply, ids } = await edit([], async (unit, keep) => {
      const owners = await unit.bySku(input.lines.map(({ sku }) => skuKey(sku)))
      const { changed, replies } = afterAll(input, owners)
      for (const [before, after] of changed)
        unit.change(before, after, { by, stockReason: 'received', delivery })
      return {
        reply: keep.reply({ at, ...delivery, lines: replies }),
        ids: [...changed.keys()].map(({ id }) => id),
      }
    })
    await productsChanged(ids)
    return reply
  }
