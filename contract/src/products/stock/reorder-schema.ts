import { wholeNumber } from '../../shared/field.ts'
import { MAX_STOCK } from './stock.ts'

/** Units: when fewer are left, it is time to buy. */
export const reorderPoint = (field: string) => wholeNumber(field, { min: 0, max: MAX_STOCK })
