import type { ImportFault } from '@bartan/contract/products/import-schema'
import type { EditingContext } from '../editing/editing.repository.ts'
import type { Draft } from './draft.ts'
import { faultsOf, planProduct, presentOf, type ImportSettings, type Plan } from './plan-product.ts'

export type Planned = { draft: Draft } & (Omit<Plan, 'write'> | { faults: ImportFault[] })

/** What importing some products would do, compared with the stored ones in one transaction; writes nothing. */
export const planLot = (
  { edit }: Pick<EditingContext, 'edit'>,
  drafts: readonly Draft[],
  settings: ImportSettings,
): Promise<Planned[]> =>
  edit([], async (unit) => {
    const present = await presentOf(unit, drafts)
    return drafts.map((draft) => {
      try {
        const { outcome, missing } = planProduct(unit, draft, { present, settings })
        return { draft, outcome, missing }
      } catch (error) {
        return { draft, faults: faultsOf(error, draft) }
      }
    })
  })
