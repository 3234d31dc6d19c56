import { toPaise } from '@bartan/contract/shared/money'
import type { Paise, Rupees } from '@bartan/contract/shared/money'
import type { EveryField } from '../every-field.ts'

type Stored = { cost?: Paise | undefined; reorderAt?: number | undefined }

type Said = { cost?: Rupees | null | undefined; reorderAt?: number | null | undefined }

/** What a change says of a product's or a variant's cost and reorder point: null takes one away, an unnamed one stays. */
export const buyingAfter = (before: Stored, { cost, reorderAt }: Said): EveryField<Stored> => ({
  cost: cost === undefined ? before.cost : cost === null ? undefined : toPaise(cost),
  reorderAt: reorderAt === undefined ? before.reorderAt : (reorderAt ?? undefined),
})
