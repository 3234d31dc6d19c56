import type * as z from 'zod'
import { issue } from '../reasons/issues.ts'

/** Checks that no two entries of a list have the same key. Reports the later one, at its `field` if given. */
export const refuseRepeated =
  <Item>(keyOf: (item: Item) => string, field?: string): z.core.CheckFn<Item[]> =>
  ({ value, issues }) => {
    const seen = new Set<string>()
    for (const [index, item] of value.entries()) {
      const key = keyOf(item)
      if (seen.has(key))
        issues.push({
          code: 'custom',
          message: issue('field_repeated', { value: key }),
          path: field === undefined ? [index] : [index, field],
          input: item,
        })
      seen.add(key)
    }
  }
