import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { Suspense, useState } from 'react'
import { LoadingText } from '#components/ui/loading/loading-text.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { ProductsTable } from './products-table.tsx'
import { StateOfChosen } from './state-of-chosen.tsx'

const PaperList = lazyExport(() => import('../paper/paper-list.tsx'), 'PaperList')

/** The product table with selection and bulk actions. */
export const ChoosableProducts = ({ products }: { products: AdminProduct[] }) => {
  const [isPaper, setIsPaper] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set())
  // Products removed from the list by a filter or deletion are no longer selected.
  const chosen = products.filter(({ _id }) => ids.has(_id))
  return (
    <>
      {chosen.length > 0 && isPaper && (
        <Suspense fallback={<LoadingText />}>
          <PaperList products={chosen} />
        </Suspense>
      )}
      <ProductsTable
        products={products}
        isChosen={(id) => ids.has(id)}
        onChoose={(id, isChosen) => {
          const others = [...ids].filter((other) => other !== id)
          setIds(new Set(isChosen ? [...others, id] : others))
        }}
      />
      {chosen.length > 0 && (
        <StateOfChosen
          chosen={chosen}
          onDone={() => setIds(new Set())}
          onPaper={() => setIsPaper(!isPaper)}
        />
      )}
    </>
  )
}
