import { useState } from 'react'
import { StateOfChosen } from './state-of-chosen.tsx'
import { ProductsTable } from './products-table.tsx'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'

/** The table, and what can be done with several of its products at once. */
export const ChoosableProducts = ({ products }: { products: AdminProduct[] }) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set())
  // Those that a filter or a deletion has taken out of the list are not meant any more.
  const chosen = products.filter(({ _id }) => ids.has(_id))
  return (
    <>
      {chosen.length > 0 && <StateOfChosen chosen={chosen} onDone={() => setIds(new Set())} />}
      <ProductsTable
        products={products}
        isChosen={(id) => ids.has(id)}
        onChoose={(id, isChosen) => {
          const others = [...ids].filter((other) => other !== id)
          setIds(new Set(isChosen ? [...others, id] : others))
        }}
      />
    </>
  )
}
