import type * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'

/** A check of a list: no two entries have the same key. The later one is at fault, at `field` of it if it is given. */
export const refuseRepeated =
  <Item>(keyOf: (item: Item) => string, field?: string): z.core.CheckFn<Item[]> =>
  ({ value, issues }) => {
    const seen = new Set<string>()
    for (const [index, item] of value.entries()) {
      const key = keyOf(item)
      if (seen.has(key))
        issues.push({
          code: 'custom',
          message: issue(reason('field_repeated', { value: key })),
          path: field === undefined ? [index] : [index, field],
          input: item,
        })
      seen.add(key)
    }
  }
